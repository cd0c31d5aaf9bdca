import { useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { Refund } from '#contract/sales/payments/refunds.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useOrder } from './use-order.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { LoadedEvidence } from './loaded-evidence.tsx';
import styles from '../inbox.module.css';

/** What is asked for, what the rule says, and where the money goes. */
export function RefundEvidence({ item }: EvidenceProps) {
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().payments.retrieveRefunds.queryOptions({ input }));

  return <LoadedEvidence query={query}>{(refund) => <OfRefund item={item} refund={refund} />}</LoadedEvidence>;
}

function OfRefund({ item, refund }: { item: InboxItem; refund: Refund }) {
  const t = useTexts('desk_inbox');
  const money = useMoney();
  const order = useOrder(item.order_id);
  const { amount_minor, currency_id, order_item_ids, rule } = refund;
  const lines = order?.items.filter(({ id }) => order_item_ids.includes(id)) ?? [];
  const all = order_item_ids.length === 0 || lines.length === 0;
  const facts = [
    { term: t('asked'), value: <strong>{money({ amount_minor, currency_id }).text}</strong> },
    { term: t('bought'), value: all ? wholeOf(t, order_item_ids.length) : lines.map(({ title }) => title).join(' · ') },
    { term: t('order'), value: item.order_number },
    order && { term: t('of_order'), value: money({ amount_minor: order.total_minor, currency_id }).text },
    order && { term: t('buyer'), value: order.buyer_name },
    { term: t('rule'), value: t(`rule_${rule}`) },
    { term: t('goes_to'), value: placeOfMoney(t, refund) },
  ].filter((fact) => fact !== undefined);

  return (
    <div className={styles.evidence}>
      <div className={styles.facts}>
        {refund.reason !== '' && <blockquote>{refund.reason}</blockquote>}
        <DefinitionList items={facts} />
      </div>
    </div>
  );
}

type InboxTexts = ReturnType<typeof useTexts<'desk_inbox'>>;

function wholeOf(t: InboxTexts, count: number): string {
  return count === 0 ? t('whole_order') : t('lines', { count });
}

function placeOfMoney(t: InboxTexts, { destination, iban, iban_end, iban_country }: Refund): string {
  if (destination !== 'iban') return t(`to_${destination}`);
  const shown = iban ?? (iban_end === null ? null : `${iban_country ?? ''} •••• ${iban_end}`);
  return shown === null ? t('no_iban') : t('to_iban', { iban: shown });
}
