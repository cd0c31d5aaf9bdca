import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  closeLabel?: string;
  cancelLabel: string;
  cancelVariant?: 'secondary' | 'quiet';
  confirmLabel: string;
  busy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { cancelLabel, cancelVariant = 'secondary', confirmLabel, busy, onCancel, onConfirm, ...dialog } = props;

  return (
    <Dialog
      {...dialog}
      onClose={onCancel}
      actions={
        <>
          <Button variant={cancelVariant} onPress={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant="danger" busy={busy} onPress={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
