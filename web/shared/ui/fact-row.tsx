import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

/** Each child is an `li` with an icon. */
export function FactRow({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
