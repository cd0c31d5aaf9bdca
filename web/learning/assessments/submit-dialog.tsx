import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type SubmitDialogProps = {
  isOpen: boolean;
  busy: boolean;
  /** The numbers of the questions without an answer. */
  open: readonly number[];
  onCancel: () => void;
  onSubmit: () => void;
};

export function SubmitDialog({ isOpen, busy, open, onCancel, onSubmit }: SubmitDialogProps) {
  const t = useTexts('assessment');

  return (
    <Dialog
      open={isOpen}
      onClose={onCancel}
      title={t('submit_title')}
      actions={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('go_on_answering')}
          </Button>
          <Button busy={busy} onPress={onSubmit}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <p>{open.length === 0 ? t('all_answered') : t('unanswered', { count: open.length, numbers: open.join(', ') })}</p>
      <p>{t('submit_words')}</p>
    </Dialog>
  );
}
