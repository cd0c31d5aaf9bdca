import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrawnOnce } from '#web/shared/drawn-once.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import { PictureOrCover, type Covered } from './picture.tsx';
import styles from './course-card.module.css';

type CourseCardProps = {
  cover: Covered;
  partner: ReactNode;
  /** A link to the course: its target is the whole card. */
  title: ReactNode;
  level?: 2 | 3 | undefined;
  /** `CardFact`s. */
  facts?: ReactNode;
  /** A `Price`, and a `Badge` if something is to be said. */
  foot?: ReactNode;
  /** The way to keep the course for later, in the corner. */
  wishlistButton?: ReactNode;
  /** Beside its cover instead of below. */
  row?: boolean | undefined;
  /** Among the first to be seen: its cover is not put off. */
  eager?: boolean | undefined;
};

/** A course in a list: cover, partner, title, facts, price. */
export function CourseCard(props: CourseCardProps) {
  const { cover, partner, title, level = 3, facts, foot, wishlistButton, row = false, eager } = props;
  const Heading = `h${level}` as const;
  return (
    <li className={classes(styles.root, row && styles.row)} data-part>
      <PictureOrCover of={cover} eager={eager} />
      <DrawnOnce as="div" className={styles.body}>
        <p className={styles.partner}>{partner}</p>
        <Heading className={styles.title}>{title}</Heading>
        {facts && <ul className={styles.facts}>{facts}</ul>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </DrawnOnce>
      {wishlistButton}
    </li>
  );
}

export function CardFact({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li>
      <Icon of={icon} />
      <span>{children}</span>
    </li>
  );
}
