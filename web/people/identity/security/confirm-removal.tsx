import { useTexts } from '#web/shared/texts/texts.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/shared/ui/confirm-dialog.tsx';

type ConfirmRemovalProps = Pick<
  ConfirmDialogProps,
  'open' | 'title' | 'confirmLabel' | 'onConfirm' | 'onCancel' | 'children'
>;

export function ConfirmRemoval(props: ConfirmRemovalProps) {
  const t = useTexts('security');

  return <ConfirmDialog {...props} cancelVariant="quiet" cancelLabel={t('cancel')} />;
}
