import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './badge.module.css';
import tones from './tones.module.css';

export type BadgeTone = 'neutral' | 'good' | 'wait' | 'bad' | 'info';

type BadgeProps = {
  tone?: BadgeTone | undefined;
  /** Stands out on the wash of something selected; of the tones `good` and `wait`. */
  solid?: boolean;
  children: ReactNode;
};

export function Badge({ tone = 'neutral', solid = false, children }: BadgeProps) {
  return <span className={classes(styles.root, tones[tone], solid && tones.solid)}>{children}</span>;
}

export function CountBadge({ children }: { children: ReactNode }) {
  return (
    <span className={styles.count} aria-hidden="true">
      {children}
    </span>
  );
}

export function Point() {
  return <span className={styles.point} aria-hidden="true" />;
}
