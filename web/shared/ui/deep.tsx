import type { ReactNode } from 'react';
import styles from './deep.module.css';

/** The dark ground of the footer; `DeepBand` is the one of a page. */
export function Deep({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}
