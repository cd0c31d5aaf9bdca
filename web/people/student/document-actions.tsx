import { Download, RefreshCw, Trash2 } from 'lucide-react';
import type { StudentDocument } from '#contract/people/student.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { fetchFile } from '#web/shared/api/fetch-file.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

type DocumentActionsProps = {
  document: StudentDocument;
  name: string;
  onReplace?: (() => void) | undefined;
};

export function DocumentActions({ document, name, onReplace }: DocumentActionsProps) {
  const t = useTexts('student');
  const { busy, send } = useSending();
  const removal = useRemoval({
    remove: () => api().people.deleteStudentDocument({ data: [{ id: document.id }] }),
    changes: ['retrieveStudentDocuments'],
    removed: t('removed'),
  });

  async function download(): Promise<void> {
    const isHere = await send(() => fetchFile(`/student-documents/${document.id}/file`, document.file_name));
    if (!isHere) notify({ kind: 'error', messages: t('not_downloaded') });
  }

  return (
    <Row>
      <Button variant="secondary" small busy={busy} onPress={() => void download()}>
        <Icon of={Download} />
        {t('download')}
        <Hidden> {name}</Hidden>
      </Button>
      {onReplace && (
        <Button variant="quiet" small onPress={onReplace}>
          <Icon of={RefreshCw} />
          {t('replace')}
          <Hidden> {name}</Hidden>
        </Button>
      )}
      <Button variant="dangerQuiet" small onPress={removal.request}>
        <Icon of={Trash2} />
        {t('remove')}
        <Hidden> {name}</Hidden>
      </Button>
      <RemoveDialog {...removal.dialog} title={t('remove_title')}>
        <p>{t('remove_text', { name })}</p>
      </RemoveDialog>
    </Row>
  );
}
