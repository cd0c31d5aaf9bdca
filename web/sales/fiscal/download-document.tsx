import type { FiscalDocument } from '#contract/sales/fiscal/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';

export function DownloadDocument({ document: { id, number } }: { document: FiscalDocument }) {
  const t = useTexts('fiscal');

  return (
    <DownloadFile path={`/fiscal-documents/${id}/pdf`} name={documentFileName(number)}>
      {t('download')}
      <Hidden> {number}</Hidden>
    </DownloadFile>
  );
}
