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
import { guides, type GuideRow } from './noun.ts';

/** Its file is gone for good, so it asks first. */
export function DeleteGuide({ row: { id, title, deleted_at: gone } }: { row: GuideRow }) {
  const t = useTexts('desk_guides');
  const desk = useTexts('desk');
  const navigate = useNavigate();
  const refresh = useRefresh(guides);
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);

  async function remove(): Promise<void> {
    if (!(await send(() => api().guides.deleteGuide({ data: [{ id }] })))) return;
    notify({ kind: 'success', messages: t('deleted', { title }) });
    await navigate({ to: '/admin/$', params: { _splat: guides.name } });
    await refresh();
  }

  if (gone !== null) return null;
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setOpen(true)}>
        {desk('remove')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('delete_title', { title })}
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
