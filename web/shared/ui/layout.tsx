import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

/** One below the other. */
export function Stack({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classes(styles.stack, wide && styles.wide)}>{children}</div>;
}

/** Beside each other, wrapping. */
export function Row({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return <div className={classes(styles.row, apart && styles.apart)}>{children}</div>;
}

/** Raised paper: something is sold, filled in or decided. */
export function Panel({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

/** Text to read at length. */
export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

export function Muted({ children }: { children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>;
}

/** The smallest letter there is. */
export function Caption({ children }: { children: ReactNode }) {
  return <span className={styles.caption}>{children}</span>;
}

/** What must not be split at the end of a line. */
export function NoBreak({ children }: { children: ReactNode }) {
  return <span className={styles.noBreak}>{children}</span>;
}
