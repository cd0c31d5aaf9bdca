import type { ReactNode } from 'react';
import { OwnCover } from '#web/offer/catalogue/own-cover.tsx';
import type { Covered } from '#web/shared/ui/picture.tsx';
import styles from './course-line.module.css';

type CourseLineProps = {
  cover: Covered | null;
  title: ReactNode;
  facts: ReactNode;
  price: ReactNode;
  children: ReactNode;
};

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
