import { useState } from 'react';
import { useNavigate } from '@tanstack/react-router';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useRefresh } from '../frame/use-records.ts';
import { legalTexts, useLegalTextName, type LegalTextRow } from './noun.ts';

/** Nothing undoes it, so it asks first, and says from when on buyers accept it. */
export function PublishDraft({ row, isDirty }: { row: LegalTextRow; isDirty: boolean }) {
  const t = useTexts('desk_legal');
  const desk = useTexts('desk');
  const dates = useDates();
  const name = useLegalTextName()(row);
  const refresh = useRefresh(legalTexts);
  const navigate = useNavigate();
  const { busy, errors, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const { id, version, counts_from: from } = row;
  const day = from === null ? null : dates.dayOfYear(`${from}T12:00:00Z`, operatorZone);

  async function publish(): Promise<void> {
    if (!(await send(() => api().legal.publishLegalText({ data: [{ id, version }] })))) return;
    notify({ kind: 'success', messages: t('published_done') });
    await refresh();
    await navigate({ to: '/admin/$', params: { _splat: `${legalTexts.name}/${id}` } });
  }

  return (
    <>
      <Button disabled={isDirty} title={isDirty ? desk('save_first') : undefined} onPress={() => setOpen(true)}>
        {t('publish')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        title={t('publish_title', { name })}
        cancelLabel={t('publish_keep')}
        confirmLabel={t('publish_confirm')}
        busy={busy}
        onCancel={() => setOpen(false)}
        onConfirm={() => void publish()}
      >
        <CommandErrors errors={errors} />
        <p>{t('publish_text', { kind: row.kind, day: day ?? t('today') })}</p>
      </ConfirmDialog>
    </>
  );
}
