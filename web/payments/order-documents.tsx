import { FileDown } from 'lucide-react';
import type { Invoice } from '#contract/orders/calls.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
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
            <Download path={`/invoices/${id}/pdf`} name={documentFileName(number)}>
              {t(`document_${kind}`)}
            </Download>
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
          <Download path={`/payments/${id}/proof`} name={t('proof_file', { id })}>
            {t('proof')}
          </Download>
          <p>
            <Caption>{day(proof_sent_at ?? '', operatorZone)}</Caption>
          </p>
        </li>
      ))}
    </ul>
  );
}

type DownloadProps = { path: string; name: string; children: string };

function Download({ path, name, children }: DownloadProps) {
  const { busy, errors, send } = useSending();
  const download = () =>
    send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(path, name);
    });

  return (
    <>
      <Button variant="quiet" small busy={busy} onPress={() => void download()}>
        <Icon of={FileDown} />
        {children}
      </Button>
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
    </>
  );
}
