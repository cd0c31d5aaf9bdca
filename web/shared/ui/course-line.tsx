import type { ReactNode } from 'react';
import { OwnCover } from './own-cover.tsx';
import type { Covered } from './picture.tsx';
import styles from './course-line.module.css';

type CourseLineProps = {
  cover: Covered | null;
  /** A link, where the course can be read. */
  title: ReactNode;
  facts: ReactNode;
  price: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
};

/** One course of a list that somebody keeps: what it is, what it costs, and below that what to do with it. */
export function CourseLine({ cover, title, facts, price, children }: CourseLineProps) {
  return (
    <li className={styles.root}>
      {cover ? <OwnCover of={cover} sizes="6rem" /> : <span />}
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.facts}>{facts}</p>
      </div>
      <div className={styles.price}>{price}</div>
      <div className={styles.actions}>{children}</div>
    </li>
  );
}
