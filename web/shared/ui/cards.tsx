import type { ReactNode } from 'react';
import styles from './cards.module.css';

/** Each child is an `li`. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
