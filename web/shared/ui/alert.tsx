import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './alert.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type AlertProps = {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  /** Announced when it appears after an action; off for what is on the page from the start. */
  announce?: boolean | undefined;
  children?: ReactNode;
};

export function Alert({ tone = 'info', title, announce = false, children }: AlertProps) {
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={classes(styles.root, styles[tone])} role={announce ? role : undefined}>
      <Icon of={icons[tone]} />
      <div className={styles.words}>
        {title && <strong>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
