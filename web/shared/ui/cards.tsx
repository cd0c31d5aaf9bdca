import type { ReactNode } from 'react';
import styles from './cards.module.css';

export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.root}>{children}</ul>;
}
