import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './cards.module.css';

/** `isRow`: up to three cards that fill one row, or stand below each other. */
export function Cards({ isRow = false, children }: { isRow?: boolean; children: ReactNode }) {
  return <ul className={classes(styles.root, isRow && styles.row)}>{children}</ul>;
}
