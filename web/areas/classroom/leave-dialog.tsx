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
import { invalidateEnrollment } from './invalidate-enrollment.ts';

type LeaveDialogProps = { open: boolean; way: 'cancel' | 'withdraw'; id: number; onClose: () => void };

const longestReason = 300;

/** Shows what follows before anything is done, and asks why. */
export function LeaveDialog({ open, way, id, onClose }: LeaveDialogProps) {
  const t = useTexts('classroom');
  const { busy, errors, errorOf, refuse, leave } = useLeaving({ way, id, onClose });
  const [reason, setReason] = useState('');

  function confirm(): void {
    if (reason.trim() === '') return refuse([{ field: 'reason', message: t('out_reason_missing') }]);
    void leave(reason.trim());
  }

  return (
    <ConfirmDialog
      open={open}
      title={t(`out_${way}_title`)}
      cancelLabel={t('keep')}
      confirmLabel={t(`out_${way}_action`)}
      busy={busy}
      onCancel={onClose}
      onConfirm={confirm}
    >
      <Stack>
        <CommandErrors errors={errors.filter(({ field }) => field !== 'reason')} />
        <p>{t(`out_${way}_consequence`)}</p>
        <TextArea
          name="reason"
          label={t('out_reason')}
          help={t('out_reason_help')}
          maxLength={longestReason}
          rows={3}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={errorOf('reason')}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function useLeaving({ way, id, onClose }: Omit<LeaveDialogProps, 'open'>) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const sending = useSending();

  async function leave(reason: string): Promise<void> {
    const { enrollments } = api();
    const data: [{ id: number; reason: string }] = [{ id, reason }];
    const isDone = await sending.send(() =>
      way === 'cancel' ? enrollments.cancel({ data }) : enrollments.withdraw({ data }),
    );
    if (!isDone) return;
    onClose();
    notify({ kind: 'success', messages: t(`out_${way}_done`) });
    await invalidateEnrollment(client);
  }

  return { ...sending, leave };
}
