import { useQueryClient } from '@tanstack/react-query';
import { Download, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { StudentDocument } from '#contract/accounts-student.ts';
import { api } from '#web/shared/api.ts';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Hidden } from '#web/shared/ui/hidden.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Row } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/use-sending.ts';
import { useVisitor } from '#web/shared/visitor.ts';
import { fetchFile } from '../fetch-file.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type DocumentActionsProps = {
  document: StudentDocument;
  name: string;
  onReplace?: (() => void) | undefined;
};

/** What one may do with a paper of one's own. */
export function DocumentActions({ document, name, onReplace }: DocumentActionsProps) {
  const t = useTexts('student');
  const shell = useTexts('shell');
  const { locale } = useVisitor();
  const client = useQueryClient();
  const { busy, send } = useSending();
  const [isAsking, setAsking] = useState(false);
  const tell = (kind: 'success' | 'error', messages: string) => notify({ kind, messages, closeLabel: shell('close') });

  async function download(): Promise<void> {
    const isHere = await send(() => fetchFile(`/student-documents/${document.id}/file`, document.file_name));
    if (!isHere) tell('error', t('not_downloaded'));
  }

  async function remove(): Promise<void> {
    const isGone = await send(async () => {
      await api().accounts.deleteStudentDocument({ data: [{ id: document.id }] });
      await client.invalidateQueries({ queryKey: [locale, 'accounts', 'retrieveStudentDocuments'] });
    });
    setAsking(false);
    tell(isGone ? 'success' : 'error', t(isGone ? 'removed' : 'not_removed'));
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
      <Button variant="dangerQuiet" small onPress={() => setAsking(true)}>
        <Icon of={Trash2} />
        {t('remove')}
        <Hidden> {name}</Hidden>
      </Button>
      <RemoveDialog
        open={isAsking}
        title={t('remove_title')}
        busy={busy}
        onKeep={() => setAsking(false)}
        onRemove={() => void remove()}
      >
        <p>{t('remove_text', { name })}</p>
      </RemoveDialog>
    </Row>
  );
}
