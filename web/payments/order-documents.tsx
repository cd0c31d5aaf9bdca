import type { Invoice } from '#contract/orders/calls.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Caption } from '#web/shared/ui/layout.tsx';

type OrderDocumentsProps = { invoices: readonly Invoice[]; attempts: readonly Payment[] };

export function OrderDocuments({ invoices, attempts }: OrderDocumentsProps) {
  const t = useTexts('attempts');
  const { day } = useDates();
  const proofs = attempts.filter(({ proof_sent_at }) => proof_sent_at !== null);

  return (
    <ul>
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
