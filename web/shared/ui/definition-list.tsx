import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './definition-list.module.css';

export type Definition = { term: ReactNode; value: ReactNode };

export function DefinitionList({ items }: { items: readonly Definition[] }) {
  return (
    <dl className={styles.root}>
      <Definitions items={items} />
    </dl>
  );
}

export function Sums({ items, total }: { items: readonly Definition[]; total: Definition }) {
  return (
    <dl className={classes(styles.root, styles.sums)}>
      <Definitions items={items} />
      <div className={styles.total}>
        <dt>{total.term}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}

function Definitions({ items }: { items: readonly Definition[] }) {
  return items.map(({ term, value }, place) => (
    <div key={place}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  ));
}

type Figure = Definition & { note?: ReactNode };

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
