import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import deep from './deep.module.css';
import styles from './bulk-bar.module.css';

export function BulkBar({ label, count, children }: { label: string; count: ReactNode; children: ReactNode }) {
  return (
    <section className={classes(deep.root, styles.root)} aria-label={label}>
      <b role="status">{count}</b>
      {children}
    </section>
  );
}
