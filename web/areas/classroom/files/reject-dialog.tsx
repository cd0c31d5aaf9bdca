import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import { invalidateEnrollment } from '../invalidate-enrollment.ts';

type RejectDialogProps = { open: boolean; id: number; of: string; onClose: () => void };

const longestReason = 500;

export function RejectDialog({ open, id, of, onClose }: RejectDialogProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const { busy, errors, errorOf, refuse, send } = useSending();
  const [typed, setTyped] = useState('');

  async function reject(): Promise<void> {
    const reason = typed.trim();
    if (reason === '') return refuse([{ field: 'reason', message: t('reject_reason_missing') }]);
    const { enrollments } = api();
    if (!(await send(() => enrollments.rejectEnrollmentFile({ data: [{ id, reason }] })))) return;
    onClose();
    notify({ kind: 'success', messages: t('review_rejected') });
    await invalidateEnrollment(client);
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('reject_title')}
      cancelLabel={t('cancel')}
      confirmLabel={t('review_reject')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void reject()}
    >
      <Stack>
        <CommandErrors errors={errors.filter(({ field }) => field !== 'reason')} />
        <p>{of}</p>
        <p>{t('reject_words')}</p>
        <TextArea
          name="reason"
          label={t('reject_reason')}
          help={t('reject_reason_help')}
          maxLength={longestReason}
          rows={3}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={errorOf('reason')}
        />
      </Stack>
    </ConfirmDialog>
  );
}
