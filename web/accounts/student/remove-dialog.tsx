import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type RemoveDialogProps = {
  open: boolean;
  title: string;
  busy: boolean;
  onKeep: () => void;
  onRemove: () => void;
  children: ReactNode;
};

/** Asks once before something goes. */
export function RemoveDialog({ open, title, busy, onKeep, onRemove, children }: RemoveDialogProps) {
  const t = useTexts('student');
  const shell = useTexts('shell');

  return (
    <Dialog
      open={open}
      onClose={onKeep}
      title={title}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="secondary" onPress={onKeep}>
            {t('cancel')}
          </Button>
          <Button variant="danger" busy={busy} onPress={onRemove}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
