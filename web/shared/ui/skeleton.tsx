import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import cards from './cards.module.css';
import card from '#web/shared/ui/course-card.module.css';
import styles from './skeleton.module.css';

type Shape = 'line' | 'short' | 'mid' | 'title' | 'cover' | 'button' | 'field';

/** As large as the coming content, so that the layout does not shift. */
export function Skeleton({ shape = 'line' }: { shape?: Shape }) {
  return <div className={classes(styles.root, styles[shape])} aria-hidden="true" />;
}

export function SkeletonRows({ rows = 5, label }: { rows?: number; label: string }) {
  return (
    <div className={styles.rows} role="status">
      <Hidden>{label}</Hidden>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="mid" />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  );
}

type SkeletonCardsProps = { cards?: number; isRow?: boolean; label: string };

export function SkeletonCards({ cards: many = 6, isRow = false, label }: SkeletonCardsProps) {
  return (
    <div role="status">
      <Hidden>{label}</Hidden>
      <div className={classes(cards.root, isRow && cards.row)} aria-hidden="true">
        {Array.from({ length: many }, (_, place) => (
          <div key={place} className={card.root}>
            <Skeleton shape="cover" />
            <div className={card.body}>
              <Skeleton shape="short" />
              <Skeleton shape="title" />
              <Skeleton shape="mid" />
              <Skeleton shape="mid" />
              <div className={styles.foot}>
                <Skeleton shape="short" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function SkeletonForm({ fields = 4, label }: { fields?: number; label: string }) {
  return (
    <div className={styles.form} role="status">
      <Hidden>{label}</Hidden>
      {Array.from({ length: fields }, (_, field) => (
        <div key={field} className={styles.labelled}>
          <Skeleton shape="short" />
          <Skeleton shape="field" />
        </div>
      ))}
      <Skeleton shape="button" />
    </div>
  );
}
