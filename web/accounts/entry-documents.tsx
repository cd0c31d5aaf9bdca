import { FileDown } from 'lucide-react';
import type { LedgerEntry } from '#contract/accounts/calls.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Alert } from '#web/shared/ui/alert.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

type Documents = LedgerEntry['documents'];

/** The invoice, receipts or credit note of an entry, each as its PDF. */
export function EntryDocuments({ documents }: { documents: Documents }) {
  return documents.map((document) => (
    <div key={document.id}>
      <EntryDocument document={document} />
    </div>
  ));
}

function EntryDocument({ document: { id, number } }: { document: Documents[number] }) {
  const t = useTexts('current_account');
  const { busy, errors, send } = useSending();
  const download = () =>
    void send(async () => {
      const { fetchFile } = await import('#web/shared/api/fetch-file.ts');
      await fetchFile(`/fiscal-documents/${id}/pdf`, documentFileName(number));
    });

  return (
    <>
      <Button variant="quiet" small busy={busy} onPress={download}>
        <Icon of={FileDown} />
        <Hidden>{t('document')} </Hidden>
        {number}
      </Button>
      {errors[0] && (
        <Alert tone="danger" announce>
          {errors[0].message}
        </Alert>
      )}
    </>
  );
}
