import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

/** What would be lost by leaving now. */
export function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const t = useTexts('account');
  const shell = useTexts('shell');

  return (
    <Dialog
      open
      onClose={onStay}
      title={t('unsaved_title')}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="secondary" onPress={onStay}>
            {t('stay')}
          </Button>
          <Button variant="danger" onPress={onLeave}>
            {t('leave')}
          </Button>
        </>
      }
    >
      <p>{t('unsaved_text')}</p>
    </Dialog>
  );
}
