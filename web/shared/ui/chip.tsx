import type { MouseEvent, ReactNode } from 'react';
import { X } from 'lucide-react';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './chip.module.css';

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

/** A choice that is on or off. */
export function Chip(props: { on: boolean; onPress: (event: MouseEvent) => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.root} aria-pressed={props.on} onClick={props.onPress}>
      {props.children}
    </button>
  );
}

/** A choice made, which a press takes back; `removeLabel` is the verb that follows the name. */
export function RemovableChip(props: { removeLabel: string; onPress: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.on} onClick={props.onPress}>
      {props.children} <Icon of={X} />
      <Hidden>, {props.removeLabel}</Hidden>
    </button>
  );
}
