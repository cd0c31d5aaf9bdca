import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './checklist.module.css';

export function Checklist({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className={styles.root}>
      {items.map((item, place) => (
        <li key={place}>
          <Icon of={Check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

export function Mark({ state, label }: { state: 'open' | 'here' | 'done' | 'locked'; label: string }) {
  return (
    <span className={classes(styles.mark, styles[state])}>
      {state === 'done' && <Icon of={Check} />}
      {state === 'locked' && <Icon of={Lock} />}
      <Hidden>{label}</Hidden>
    </span>
  );
}
