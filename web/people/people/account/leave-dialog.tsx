import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('account');

  return (
    <ConfirmDialog
      open
      title={t('unsaved_title')}
      cancelLabel={t('stay')}
      confirmLabel={t('leave')}
      onCancel={onStay}
      onConfirm={onLeave}
    >
      <p>{t('unsaved_text')}</p>
    </ConfirmDialog>
  );
}
