import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Prose, Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { useRefresh } from '../frame/use-records.ts';
import { activeCountQuery } from './class-queries.ts';
import { classes, type ClassRow } from './noun.ts';

/** Says what follows before it is sent, since nothing takes it back. */
export function CancelClass({ row }: { row: ClassRow }) {
  const t = useTexts('desk_classes');
  const [isOpen, setOpen] = useState(false);

  if (!isCurrentClass(row.status)) return null;
  return (
    <>
      <Button variant="dangerQuiet" onPress={() => setOpen(true)}>
        {t('cancel')}
      </Button>
      {isOpen && <CancelDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}

function CancelDialog({ row, onClose }: { row: ClassRow; onClose: () => void }) {
  const t = useTexts('desk_classes');
  const refresh = useRefresh(classes);
  const { busy, errors, errorOf, send, refuse } = useSending();
  const [reason, setReason] = useState('');

  async function cancel(): Promise<void> {
    if (!reason.trim()) return refuse([{ field: 'reason', message: t('reason_missing') }]);
    if (!(await send(() => api().classes.cancelClass({ data: [{ id: row.id, reason: reason.trim() }] })))) return;
    onClose();
    notify({ kind: 'success', messages: t('canceled_done', { code: row.code }) });
    await refresh();
  }

  return (
    <ConfirmDialog
      open
      title={t('cancel_title', { code: row.code })}
      cancelLabel={t('cancel_keep')}
      confirmLabel={t('cancel_confirm', { code: row.code })}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void cancel()}
    >
      <Stack>
        <CommandErrors errors={errors.filter(({ field }) => field === undefined)} />
        <Consequences row={row} />
        <TextArea
          name="reason"
          label={t('reason')}
          help={t('reason_help')}
          rows={3}
          maxLength={500}
          value={reason}
          error={errorOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function Consequences({
  row: { id, taken, waiting, lesson_count: lessons, trainer_ids: trainers },
}: {
  row: ClassRow;
}) {
  const t = useTexts('desk_classes');
  const enrolled = useQuery(activeCountQuery(id)).data?.total;

  return (
    <>
      <p>{t('cancel_follows')}</p>
      <Prose>
        <ul>
          {enrolled !== undefined && <li>{t('follows_enrolled', { count: enrolled })}</li>}
          {trainers.length > 0 && <li>{t('follows_trainers')}</li>}
          {taken > 0 && <li>{t('follows_seats')}</li>}
          {waiting > 0 && <li>{t('follows_waiting', { count: waiting })}</li>}
          {lessons > 0 && <li>{t('follows_lessons', { count: lessons })}</li>}
          <li>{t('follows_sale')}</li>
        </ul>
      </Prose>
      <p>{t('cancel_final')}</p>
    </>
  );
}
