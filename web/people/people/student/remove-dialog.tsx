import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/shared/ui/confirm-dialog.tsx';

type RemoveDialogProps = Pick<ConfirmDialogProps, 'open' | 'title' | 'busy' | 'onCancel' | 'onConfirm' | 'children'>;

export function RemoveDialog(props: RemoveDialogProps) {
  const t = useTexts('student');

  return <ConfirmDialog {...props} cancelLabel={t('cancel')} confirmLabel={t('remove')} />;
}
