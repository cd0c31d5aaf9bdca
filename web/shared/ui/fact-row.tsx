import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

export function FactRow({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
