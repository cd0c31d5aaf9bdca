import type { ReactNode } from 'react';
import styles from './hidden.module.css';

export function Hidden({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.root}>
      {children}
    </span>
  );
}

/** Announces its text to screen readers; keep it mounted while empty. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div role="status" aria-atomic="true">
      <Hidden>{children}</Hidden>
    </div>
  );
}
