import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Door } from './door.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: ReactNode;
  level?: 1 | 2 | 3 | undefined;
  panel?: boolean | undefined;
  actions?: ReactNode;
  children?: ReactNode;
};

export function EmptyState({ title, level = 2, panel = false, actions, children }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  const id = useId();
  return (
    <section className={classes(styles.root, panel && styles.panel)} aria-labelledby={id}>
      <Door />
      <Heading id={id} className={styles.title}>
        {title}
      </Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
