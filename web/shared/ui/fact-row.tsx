import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

/** Short facts beside each other, each a `<li>` with its icon. */
export function FactRow({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
