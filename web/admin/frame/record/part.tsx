import type { ReactNode } from 'react';
import { classes } from '#web/shared/ui/classes.ts';
import desk from '../../desk.module.css';
import styles from './record-parts.module.css';

export type PartProps = {
  id: string;
  title: string;
  note?: ReactNode;
  /** What can be done with all of it. */
  acts?: ReactNode;
  children: ReactNode;
};

/** A part of a long page of a record, to which its jump line leads. */
export function Part({ id, title, note, acts, children }: PartProps) {
  return (
    <section id={id} className={classes(desk.part, styles.part, styles.named)} aria-labelledby={`${id}-title`}>
      <div className={styles.partHead}>
        <h2 id={`${id}-title`}>{title}</h2>
        {note && <p>{note}</p>}
        {acts && <div className={styles.acts}>{acts}</div>}
      </div>
      {children}
    </section>
  );
}
