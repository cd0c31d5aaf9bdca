import { useState } from 'react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { api } from '#web/shared/api/api.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { TextArea } from '#web/shared/ui/text-area.tsx';
import type { OpenClass } from '../class-part.tsx';
import { usePeopleChange } from './use-people-change.ts';

type EndEnrollmentProps = { row: OpenClass; enrollment: Enrollment; onClose: () => void };

/** Before the class starts an enrollment is canceled, afterwards the person withdraws. */
export function EndEnrollment({ row, enrollment: { id, person }, onClose }: EndEnrollmentProps) {
  const t = useTexts('desk_classes');
  const { change, sending } = usePeopleChange();
  const [reason, setReason] = useState('');
  const hasStarted = isBegun(row);

  async function end(): Promise<void> {
    if (!reason.trim()) return sending.refuse([{ field: 'reason', message: t('reason_missing') }]);
    const { cancel, withdraw } = api().enrollments;
    const data: [{ id: number; reason: string }] = [{ id, reason: reason.trim() }];
    const send = () => (hasStarted ? withdraw({ data }) : cancel({ data }));
    if (await change(send, t('ended', { name: person.name }))) onClose();
  }

  return (
    <ConfirmDialog
      open
      title={t('end_of', { name: person.name })}
      cancelLabel={t('end_keep')}
      confirmLabel={t('end_confirm')}
      busy={sending.busy}
      onCancel={onClose}
      onConfirm={() => void end()}
    >
      <Stack>
        <CommandErrors errors={sending.errors.filter(({ field }) => field !== 'reason')} />
        <p>{t(hasStarted ? 'withdraw_text' : 'cancel_enrollment_text')}</p>
        <TextArea
          name="reason"
          label={t('reason')}
          rows={3}
          maxLength={500}
          value={reason}
          error={sending.errorOf('reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

function isBegun({ start_at: start }: OpenClass): boolean {
  return start === null || Date.parse(start) <= Date.now();
}
