import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './page.module.css';

export function Page({ children }: { children: ReactNode }) {
  return <div className={styles.root}>{children}</div>;
}

type PageHeadProps = {
  title: ReactNode;
  path?: ReactNode;
  lead?: ReactNode;
  actions?: ReactNode;
};

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

export function Band({ children }: { children: ReactNode }) {
  return (
    <div className={styles.band}>
      <Page>{children}</Page>
    </div>
  );
}
