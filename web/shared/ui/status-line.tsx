import type { ReactNode } from 'react';
import styles from './status-line.module.css';

type StatusStep = {
  title: ReactNode;
  state: 'done' | 'current' | 'ahead';
};

export function StatusLine({ label, steps }: { label: string; steps: readonly StatusStep[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ title, state }, place) => (
        <li key={place} className={styles[state]} aria-current={state === 'current' && 'step'}>
          <b>{title}</b>
        </li>
      ))}
    </ol>
  );
}

export function Awaiting({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.awaiting} role="status">
      <span className={styles.pulse} aria-hidden="true" />
      <strong>{title}</strong>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
