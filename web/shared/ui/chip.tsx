import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import { classes } from './classes.ts';
import { Hidden } from './hidden.tsx';
import { Icon } from './icon.tsx';
import styles from './chip.module.css';

export function Chips({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>;
}

export function removableChipClass(): string {
  return classes(styles.on);
}

export function RemovableFace({ removeLabel, children }: { removeLabel: string; children: ReactNode }) {
  return (
    <>
      {children} <Icon of={X} />
      <Hidden>, {removeLabel}</Hidden>
    </>
  );
}
