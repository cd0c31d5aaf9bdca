import type { LedgerEntry } from '#contract/sales/accounts/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Hidden } from '#web/shared/ui/hidden.tsx';

/** The invoice, receipts or credit note of an entry, each as its PDF. */
export function EntryDocuments({ documents }: { documents: LedgerEntry['documents'] }) {
  const t = useTexts('current_account');

  return documents.map(({ id, number }) => (
    <div key={id}>
      <DownloadFile path={`/fiscal-documents/${id}/pdf`} name={documentFileName(number)}>
        <Hidden>{t('document')} </Hidden>
        {number}
      </DownloadFile>
    </div>
  ));
}
