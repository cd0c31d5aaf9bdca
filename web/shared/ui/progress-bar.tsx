import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  /** 0 to 100. */
  percent: number;
  /** «13 de 21 conteúdos». */
  label: string;
  /** «62%», written for the reader's locale. */
  figure: ReactNode;
  /** The words are said elsewhere: only the bar is drawn. */
  bare?: boolean | undefined;
};

/** How far; the number always stands beside. */
export function ProgressBar({ percent, label, figure, bare = false }: ProgressBarProps) {
  return (
    <div className={styles.root}>
      {!bare && (
        <div className={styles.words}>
          <span>{label}</span>
          <b>{figure}</b>
        </div>
      )}
      <progress className={classes(styles.track)} value={percent} max={100} aria-label={label} />
    </div>
  );
}

/** The same as a ring, with its figure inside. */
export function ProgressRing({ percent, label, figure }: Omit<ProgressBarProps, 'bare'>) {
  return (
    <div className={styles.ring} role="img" aria-label={label}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="45" />
        {percent > 0 && (
          <circle className={styles.done} cx="50" cy="50" r="45" pathLength={100} strokeDasharray={`${percent} 100`} />
        )}
      </svg>
      <span aria-hidden="true">{figure}</span>
    </div>
  );
}
