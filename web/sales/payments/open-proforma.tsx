import { FileDown } from 'lucide-react';
import type { Invoice } from '#contract/sales/orders/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

export function OpenProforma({ invoice: { id, number } }: { invoice: Invoice }) {
  const t = useTexts('payment');
  const { busy, errors, send } = useSending();
  const open = () =>
    send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(`/invoices/${id}/pdf`, documentFileName(number));
    });

  return (
    <>
      <Button variant="quiet" busy={busy} onPress={() => void open()}>
        <Icon of={FileDown} />
        {t('proforma')}
      </Button>
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
    </>
  );
}
