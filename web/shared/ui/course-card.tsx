import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrawnOnce } from '#web/shared/drawn-once.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { PictureOrCover, type Covered } from '#web/shared/ui/picture.tsx';
import styles from './course-card.module.css';

type CourseCardProps = {
  cover: Covered;
  partner: ReactNode;
  title: ReactNode;
  level?: 2 | 3 | undefined;
  facts?: ReactNode;
  foot?: ReactNode;
  wishlistButton?: ReactNode;
  eager?: boolean | undefined;
  /** Its texts are those of one search, so that the server would cache them in vain. */
  isMarked?: boolean | undefined;
};

export function CourseCard(props: CourseCardProps) {
  const { cover, partner, title, level = 3, facts, foot, wishlistButton, eager, isMarked } = props;
  const Heading = `h${level}` as const;
  const body = (
    <>
      <p className={styles.partner}>{partner}</p>
      <Heading className={styles.title}>{title}</Heading>
      {facts && <ul className={styles.facts}>{facts}</ul>}
      {foot && <div className={styles.foot}>{foot}</div>}
    </>
  );
  return (
    <li className={styles.root} data-part>
      <PictureOrCover of={cover} eager={eager} />
      {isMarked ? (
        <div className={styles.body}>{body}</div>
      ) : (
        <DrawnOnce as="div" className={styles.body}>
          {body}
        </DrawnOnce>
      )}
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
