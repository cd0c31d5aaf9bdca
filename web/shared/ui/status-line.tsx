import type { ReactNode } from 'react';
import styles from './status-line.module.css';

export type StatusStep = {
  title: ReactNode;
  text?: ReactNode;
  state: 'done' | 'current' | 'ahead';
};

/** Where an order, an enrolment or a payment is: what was, what is, what comes. */
export function StatusLine({ label, steps }: { label: string; steps: readonly StatusStep[] }) {
  return (
    <ol className={styles.root} aria-label={label}>
      {steps.map(({ title, text, state }, place) => (
        <li key={place} className={styles[state]} aria-current={state === 'current' && 'step'}>
          <b>{title}</b>
          {text && <span>{text}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Something is awaited and the page will change by itself: the saffron point pulses. */
export function Awaiting({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.awaiting} role="status">
      <span className={styles.pulse} aria-hidden="true" />
      <strong>{title}</strong>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
