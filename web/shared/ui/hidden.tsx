import type { ReactNode } from 'react';
import styles from './hidden.module.css';

/** Words for those who hear the page. */
export function Hidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  );
}
