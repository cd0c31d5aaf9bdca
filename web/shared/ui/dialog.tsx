import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTexts } from '#web/shared/texts/texts.ts';
import { classes } from './classes.ts';
import { IconButton } from './icon-button.tsx';
import styles from './dialog.module.css';

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  closeLabel?: string;
  /** For messages of the operator; decisions are centred. */
  atTop?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

export function Dialog(props: DialogProps) {
  const { open, onClose, title, closeLabel, atTop = false, actions, children } = props;
  const t = useTexts('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  // The close event arrives late: the dialog may be open again by then.
  const reportClosing = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog
      ref={dialog}
      className={classes(styles.root, atTop && styles.atTop)}
      aria-labelledby={titleId}
      onClose={reportClosing}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <IconButton icon={X} label={closeLabel ?? t('close')} onPress={() => dialog.current?.close()} />
      </div>
      {open && children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  );
}
