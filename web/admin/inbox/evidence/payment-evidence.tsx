import { useQuery } from '@tanstack/react-query';
import type { InboxItem } from '#contract/areas/inbox/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { useMoney } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { DefinitionList } from '#web/shared/ui/definition-list.tsx';
import { useItemWords, useMoments } from '../use-item-words.ts';
import type { EvidenceProps } from './evidence-props.ts';
import { FilePreview } from './file-preview.tsx';
import { LoadedEvidence } from './loaded-evidence.tsx';
import { stated } from './stated.ts';
import { useOrder } from './use-order.ts';
import styles from '../inbox.module.css';

/** The proof beside what is to be paid, and for what. */
export function PaymentEvidence({ item }: EvidenceProps) {
  const input = { filter: { id: item.id } };
  const query = useQuery(queries().payments.retrievePayments.queryOptions({ input }));

  return <LoadedEvidence query={query}>{(payment) => <OfPayment item={item} payment={payment} />}</LoadedEvidence>;
}

function OfPayment({ item, payment }: { item: InboxItem; payment: Payment }) {
  const t = useTexts('desk_inbox');
  const money = useMoney();
  const { detail } = useItemWords(item);
  const moments = useMoments();
  const order = useOrder(item.order_id);
  const { proof, amount_minor, currency_id } = payment;
  const isOther = order !== undefined && order.total_minor !== amount_minor;
  const facts = stated([
    { term: t('to_pay'), value: <strong>{money(payment).text}</strong> },
    { term: t('order'), value: item.order_number },
    order && isOther && { term: t('of_order'), value: money({ amount_minor: order.total_minor, currency_id }).text },
    { term: t('method'), value: detail },
    { term: t('reference'), value: payment.reference },
    order && { term: t('buyer'), value: order.buyer_name },
    order && { term: t('bought'), value: <Lines items={order.items} /> },
    { term: t('sent_at'), value: momentOr(payment.proof_sent_at, moments.text) },
    { term: t('until'), value: momentOr(payment.expires_at, moments.text) },
  ]);

  return (
    <div className={styles.evidence}>
      {proof && (
        <FilePreview
          path={`/payments/${payment.id}/proof`}
          name={proof.name}
          isPicture={proof.is_picture}
          byteSize={proof.byte_size}
        />
      )}
      <div className={styles.facts}>
        <DefinitionList items={facts} />
        {isOther && <Alert tone="warning">{t('differs')}</Alert>}
      </div>
    </div>
  );
}

function momentOr(moment: string | null, text: (moment: string) => string): string | null {
  return moment === null ? null : text(moment);
}

function Lines({ items }: { items: readonly { id: number; title: string; quantity: number }[] }) {
  return (
    <ul>
      {items.map(({ id, title, quantity }) => (
        <li key={id}>
          {quantity} × {title}
        </li>
      ))}
    </ul>
  );
}
