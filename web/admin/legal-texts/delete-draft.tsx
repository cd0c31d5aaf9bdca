import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useRefresh } from '../frame/use-records.ts';
import { legalTexts, type LegalTextRow } from './noun.ts';

/** No call restores it, so it asks first. */
export function DeleteDraft({ row: { id } }: { row: LegalTextRow }) {
  const t = useTexts('desk_legal');
  const desk = useTexts('desk');
  const navigate = useNavigate();
  const refresh = useRefresh(legalTexts);
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);

  async function remove(): Promise<void> {
    if (!(await send(() => api().legal.deleteLegalText({ data: [{ id }] })))) return;
    notify({ kind: 'success', messages: t('deleted') });
    await navigate({ to: '/admin/$', params: { _splat: legalTexts.name } });
    await refresh();
  }

  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setOpen(true)}>
        {desk('remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('delete_title')}
        cancelLabel={t('delete_keep')}
        confirmLabel={t('delete_confirm')}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void remove()}
      >
        <CommandErrors errors={errors} />
        <p>{t('delete_text')}</p>
      </ConfirmDialog>
    </>
  );
}
