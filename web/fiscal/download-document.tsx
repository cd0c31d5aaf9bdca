import { FileDown } from 'lucide-react';
import type { FiscalDocument } from '#contract/fiscal/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

export function DownloadDocument({ document: { id, number } }: { document: FiscalDocument }) {
  const t = useTexts('fiscal');
  const { busy, errors, send } = useSending();
  const download = () =>
    send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(`/fiscal-documents/${id}/pdf`, documentFileName(number));
    });

  return (
    <>
      <Button variant="quiet" small busy={busy} onPress={() => void download()}>
        <Icon of={FileDown} />
        {t('download')}
        <Hidden> {number}</Hidden>
      </Button>
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
    </>
  );
}
