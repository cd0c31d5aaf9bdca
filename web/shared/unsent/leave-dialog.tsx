import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog } from '#web/shared/ui/confirm-dialog.tsx';

type LeaveDialogProps = { isOnDevice: boolean; onStay: () => void; onLeave: () => void };

export function LeaveDialog({ isOnDevice, onStay, onLeave }: LeaveDialogProps) {
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
      <p>{isOnDevice ? t('on_device') : t('text')}</p>
    </ConfirmDialog>
  );
}
