import { RefreshCw, Trash2 } from 'lucide-react';
import type { StudentDocument } from '#contract/people/people/student.ts';
import { api } from '#web/shared/api/api.ts';
import { DownloadFile } from '#web/shared/page/download-file.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { useRemoval } from './use-removal.ts';

type DocumentActionsProps = {
  document: StudentDocument;
  name: string;
  onReplace?: (() => void) | undefined;
};

export function DocumentActions({ document, name, onReplace }: DocumentActionsProps) {
  const t = useTexts('student');
  const removal = useRemoval({
    remove: () => api().people.deleteStudentDocument({ data: [{ id: document.id }] }),
    changes: ['retrieveStudentDocuments'],
    removed: t('removed'),
  });

  return (
    <Row>
      <DownloadFile path={`/student-documents/${document.id}/file`} name={document.file_name} variant="secondary">
        {t('download')}
        <Hidden> {name}</Hidden>
      </DownloadFile>
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
