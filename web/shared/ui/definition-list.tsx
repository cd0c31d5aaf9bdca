import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './definition-list.module.css';

export type Definition = { term: ReactNode; value: ReactNode };

/** Terms and what they are: facts of a person, a course, a certificate. */
export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.root}>
      {items.map(({ term, value }, place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Amounts that add up to a total: a cart, an order. */
export function Sums({ items, total }: { items: readonly Definition[]; total: Definition }) {
  return (
    <dl className={classes(styles.root, styles.sums)}>
      {items.map(({ term, value }, place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}

export type Figure = Definition & { note?: ReactNode };

/** Large figures beside each other, at the top of a report. */
export function Figures({ items }: { items: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {items.map(({ term, value, note }, place) => (
        <div key={place}>
          <dt>{term}</dt>
          <dd>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
