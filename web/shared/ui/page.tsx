import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './page.module.css';

/** The width everything stands in. */
export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

type PageHeadProps = {
  title: ReactNode;
  /** A `Breadcrumb`. */
  path?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

/** The top of a page: the way here, its one h1, a sentence. */
export function PageHead({ title, path, lead, actions }: PageHeadProps) {
  return (
    <div className={styles.head}>
      {path}
      <div className={styles.title}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  );
}

/** Content and what stands beside it; on narrow pages one below the other. */
export function WithAside({
  aside,
  wide = false,
  children,
}: {
  aside: ReactNode;
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes(styles.beside, wide && styles.wide)}>
      <div className={styles.main}>{children}</div>
      {aside}
    </div>
  );
}

/** The band under the header on which a course or a class introduces itself. */
export function Band({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band}>
      <Page>{children}</Page>
    </div>
  );
}
