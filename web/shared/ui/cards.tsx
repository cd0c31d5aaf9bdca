import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './cards.module.css';

/** The grid that cards stand in; each child is an `li`. */
export function Cards({ rows = false, children }: { rows?: boolean; children: ReactNode }) {
  return <ul className={classes(styles.root, rows && styles.rows)}>{children}</ul>;
}
