import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './badge.module.css';
import tones from './tones.module.css';

export type BadgeTone = 'neutral' | 'good' | 'wait' | 'bad' | 'info';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone | undefined; children: ReactNode }) {
  return <span className={classes(styles.root, tones[tone])}>{children}</span>;
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
