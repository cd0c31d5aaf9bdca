import { useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useItemWords } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { LoadedEvidence } from './loaded-evidence.tsx';
import { stated } from './stated.ts';
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
  const { amount, detail } = useItemWords(item);
  const order = useOrder(item.order_id);
  const facts = stated([
    { term: t('received'), value: <strong>{amount || amountAsSent(row)}</strong> },
    ...useComparison(item, row),
    { term: t('reason'), value: detail },
    { term: t('order'), value: row.order_number },
    order && { term: t('buyer'), value: order.buyer_name },
    { term: t('provider'), value: row.provider },
    { term: t('provider_ref'), value: row.provider_ref },
    row.received_text !== null && { term: t('raw'), value: <code>{row.received_text}</code> },
  ]);

  return (
    <div className={styles.evidence}>
      <div className={styles.facts}>
        <DefinitionList items={facts} />
        {row.reclaimed_at !== null && <Alert tone="warning">{t('reclaimed')}</Alert>}
      </div>
    </div>
  );
}

/** In a currency that this site does not have. */
function amountAsSent({ amount_minor, currency_key }: PaymentCase): string {
  return amount_minor === null ? '–' : `${amount_minor / 100} ${currency_key?.toUpperCase() ?? ''}`;
}

/** What was expected, and by how much it differs where both are in one currency. */
function useComparison({ currency_id }: InboxItem, { due_minor, order_currency_id, amount_minor }: PaymentCase) {
  const t = useTexts('desk_inbox');
  const money = useMoney();
  if (due_minor === null || order_currency_id === null) return [];
  const text = (minor: number) => money({ amount_minor: minor, currency_id: order_currency_id }).text;
  const expected = { term: t('expected'), value: text(due_minor) };
  if (currency_id !== order_currency_id || amount_minor === null) return [expected];
  return [expected, { term: t('difference'), value: text(amount_minor - due_minor) }];
}
