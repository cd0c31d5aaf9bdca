import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { Dialog } from '#web/shared/ui/dialog.tsx';

type ConfirmDialogProps = {
  open: boolean;
  title: string;
  /** The button that does it. */
  action: string;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** Asks before something is lost. */
export function ConfirmDialog({ open, title, action, onConfirm, onClose, children }: ConfirmDialogProps) {
  const t = useTexts('security');
  const shell = useTexts('shell');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={shell('close')}
      actions={
        <>
          <Button variant="quiet" onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button variant="danger" onPress={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
