import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { api } from '#web/shared/api/api.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { CommandErrors } from '#web/shared/ui/command-errors.tsx';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { invalidateEnrollment } from './invalidate-enrollment.ts';

type Named = { id: number; code: string };
type TransferDialogProps = { open: boolean; id: number; from: Named; to: Named; onClose: () => void };

export function TransferDialog({ open, id, from, to, onClose }: TransferDialogProps) {
  const t = useTexts('classroom');
  const client = useQueryClient();
  const navigate = useNavigate();
  const { busy, errors, send } = useSending();

  async function transfer(): Promise<void> {
    const { enrollments } = api();
    if (!(await send(() => enrollments.transfer({ data: [{ id, class_id: to.id }] })))) return;
    onClose();
    notify({ kind: 'success', messages: t('transfer_done', { code: to.code }) });
    await navigate({ to: '/classes/$id/enrollment', params: { id: String(to.id) } });
    await invalidateEnrollment(client);
  }

  return (
    <ConfirmDialog
      open={open}
      title={t('transfer_confirm_title', { code: to.code })}
      cancelLabel={t('transfer_keep')}
      confirmLabel={t('transfer_confirm_action')}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void transfer()}
    >
      <Stack>
        <CommandErrors errors={errors} />
        <p>{t('transfer_confirm', { from: from.code })}</p>
      </Stack>
    </ConfirmDialog>
  );
}
