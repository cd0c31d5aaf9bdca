import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { isPaidOrder } from '#contract/sales/orders/values.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';
import { isDebt } from './model/payment-stage.ts';

type OrderDocumentsProps = { order: Order; attempts: readonly Payment[] };

export function OrderDocuments({ order, attempts }: OrderDocumentsProps) {
  const t = useTexts('attempts');
  const { day } = useDates();
  const { id: orderId, number: orderNumber, invoices, total_minor } = order;
  const proofs = attempts.filter(({ proof_sent_at }) => proof_sent_at !== null);
  const paidAt = paidAtOf(order, attempts);

  // Nothing was sold, so that a document of 0,00 would say nothing.
  if (total_minor === 0) return <p>{t('no_documents')}</p>;
  return (
    <ul>
      {paidAt !== null && (
        <li>
          <DownloadFile path={`/orders/${orderId}/payment-confirmation`} name={t('confirmation_file', { orderNumber })}>
            {t('confirmation')}
          </DownloadFile>
          <p>
            <Caption>{t('confirmation_note', { day: day(paidAt, operatorZone) })}</Caption>
          </p>
        </li>
      )}
      {invoices.map(({ id, kind, number, issued_at, state }) => (
        <li key={id}>
          {state === 'annulled' ? (
            <p>{t(`document_${kind}`)}</p>
          ) : (
            <DownloadFile path={`/invoices/${id}/pdf`} name={documentFileName(number)}>
              {t(`document_${kind}`)}
            </DownloadFile>
          )}
          <p>
            <Caption>
              {number} · {state === 'annulled' ? t('annulled') : day(issued_at, operatorZone)}
            </Caption>
          </p>
        </li>
      ))}
      {proofs.map(({ id, proof_sent_at }) => (
        <li key={`proof ${id}`}>
          <DownloadFile path={`/payments/${id}/proof`} name={t('proof_file', { id })}>
            {t('proof')}
          </DownloadFile>
          <p>
            <Caption>{day(proof_sent_at ?? '', operatorZone)}</Caption>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** When the money of a paid order arrived; a contract is a debt. */
function paidAtOf({ status }: Order, attempts: readonly Payment[]): string | null {
  if (!isPaidOrder(status)) return null;
  const paid = attempts.find((attempt) => attempt.status === 'paid' && !isDebt(attempt));
  return paid?.paid_at ?? null;
}
