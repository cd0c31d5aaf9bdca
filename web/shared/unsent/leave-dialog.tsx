import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

/** What leaving loses: what is typed; nothing, since that is on the device; or the rest of a file that is being sent. */
export type LeaveText = 'text' | 'on_device' | 'sending';
type LeaveDialogProps = { text: LeaveText; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ text, onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('unsaved');

  return (
    <ConfirmDialog
      open
      title={t('title')}
      cancelLabel={t('stay')}
      confirmLabel={t('leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{t(text)}</p>
    </ConfirmDialog>
  );
}
