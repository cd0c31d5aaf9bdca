import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type RemoveDialogProps = {
  open: boolean;
  title: string;
  busy: boolean;
  onKeepAccount: () => void;
  onRemove: () => void;
  children: ReactNode;
};

/** Asks once before something goes. */
export function RemoveDialog({ open, title, busy, onKeepAccount, onRemove, children }: RemoveDialogProps) {
  const t = useTexts('student');
  const shell = useTexts('shell');

  return (
    <Dialog
      open={open}
      onClose={onKeepAccount}
      title={title}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="secondary" onPress={onKeepAccount}>
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
