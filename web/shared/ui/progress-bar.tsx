import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

type ProgressBarProps = {
  percent: number;
  label: string;
  figure: ReactNode;
};

export function ProgressBar({ percent, label, figure }: ProgressBarProps) {
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <span>{label}</span>
        <b>{figure}</b>
      </div>
      <progress className={styles.track} value={percent} max={100} aria-label={label} />
    </div>
  );
}
