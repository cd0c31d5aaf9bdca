import type { MouseEvent, ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from './classes.ts';
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

type Removable = { removeLabel: string; children: ReactNode };

/** A choice made, which a press takes back; `removeLabel` is the verb that follows the name. */
export function RemovableChip({ onPress, ...face }: Removable & { onPress: () => void }) {
  return (
    <button type="button" className={removableChipClass()} onClick={onPress}>
      <RemovableFace {...face} />
    </button>
  );
}

/** The look of a choice made, for a link to the page without it; the link holds a `RemovableFace`. */
export function removableChipClass(): string {
  return classes(styles.on);
}

export function RemovableFace({ removeLabel, children }: Removable) {
  return (
    <>
      {children} <Icon of={X} />
      <Hidden>, {removeLabel}</Hidden>
    </>
  );
}
