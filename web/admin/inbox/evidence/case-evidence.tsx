import { useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useItemWords } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence.tsx';
import { LoadedEvidence } from './loaded-evidence.tsx';
import { useOrder } from './use-order.ts';
import styles from '../inbox.module.css';

/** What arrived beside what was expected. */
export function CaseEvidence({ item }: EvidenceProps) {
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().payments.retrievePaymentCases.queryOptions({ input }));

  return <LoadedEvidence query={query}>{(row) => <OfCase item={item} row={row} />}</LoadedEvidence>;
}

function OfCase({ item, row }: { item: InboxItem; row: PaymentCase }) {
  const t = useTexts('desk_inbox');
  const { text } = useAmounts();
  const { amount, detail } = useItemWords(item);
  const order = useOrder(item.order_id);
  const { due_minor, order_currency_id, amount_minor, currency_key } = row;
  const isComparable = item.currency_id !== null && item.currency_id === order_currency_id;
  const difference = isComparable && due_minor !== null && amount_minor !== null ? amount_minor - due_minor : null;
  const received =
    amount === '' && amount_minor !== null ? `${amount_minor / 100} ${currency_key?.toUpperCase()}` : amount;
  const facts = [
    { term: t('received'), value: <strong>{received}</strong> },
    due_minor !== null &&
      order_currency_id !== null && { term: t('expected'), value: text(due_minor, order_currency_id) },
    difference !== null &&
      order_currency_id !== null && { term: t('difference'), value: text(difference, order_currency_id) },
    { term: t('reason'), value: detail },
    row.order_number !== null && { term: t('order'), value: row.order_number },
    order && { term: t('buyer'), value: order.buyer_name },
    row.provider !== null && { term: t('provider'), value: row.provider },
    row.provider_ref !== null && { term: t('provider_ref'), value: row.provider_ref },
    row.received_text !== null && { term: t('raw'), value: <code>{row.received_text}</code> },
  ].filter((fact) => fact !== undefined && fact !== false);

  return (
    <div className={styles.evidence}>
      <div className={styles.facts}>
        <DefinitionList items={facts} />
        {row.reclaimed_at !== null && <Alert tone="warning">{t('reclaimed')}</Alert>}
      </div>
    </div>
  );
}

function useAmounts() {
  const money = useMoney();
  return { text: (amount_minor: number, currency_id: number) => money({ amount_minor, currency_id }).text };
}
