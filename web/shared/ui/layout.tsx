import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './layout.module.css';

export function Stack({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  return <div className={classes(styles.stack, wide && styles.wide)}>{children}</div>;
}

export function Row({ apart = false, children }: { apart?: boolean; children: ReactNode }) {
  return <div className={classes(styles.row, apart && styles.apart)}>{children}</div>;
}

export function Panel({ title, children }: { title?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.panel}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  );
}

export function Prose({ children }: { children: ReactNode }) {
  return <div className={styles.prose}>{children}</div>;
}

export function Muted({ children }: { children: ReactNode }) {
  return <span className={styles.muted}>{children}</span>;
}

export function Caption({ children }: { children: ReactNode }) {
  return <span className={styles.caption}>{children}</span>;
}

export function NoBreak({ children }: { children: ReactNode }) {
  return <span className={styles.noBreak}>{children}</span>;
}
