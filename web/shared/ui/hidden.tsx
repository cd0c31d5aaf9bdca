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

/** Says aloud what changed elsewhere on the page; always mounted, often empty. */
export function LiveRegion({ children }: { children: string }) {
  return (
    <div role="status" aria-atomic="true">
      <Hidden>{children}</Hidden>
    </div>
  );
}
