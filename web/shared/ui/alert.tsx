import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './alert.module.css';

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

type AlertProps = {
  tone?: keyof typeof icons | undefined;
  title?: ReactNode;
  /** Said aloud when it appears after a deed; leave it off for what stands on the page from the start. */
  announce?: boolean | undefined;
  children?: ReactNode;
};

/** A notice inside the page: the word comes first, the colour only agrees. */
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
