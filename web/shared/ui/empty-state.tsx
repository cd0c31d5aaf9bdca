import { type ReactNode, useId } from 'react';
import { classes } from './classes.ts';
import { Door } from './door.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** Which heading it is in its page. */
  level?: 1 | 2 | 3 | undefined;
  /** On raised paper, where the ground beside it is empty. */
  panel?: boolean | undefined;
  /** One way on, or two: buttons or links that look like them. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** A list that holds nothing yet: a drawn door, a sentence, a way on. */
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
