import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'onClick' | 'children' | 'aria-label' | 'title'
> & {
  icon: LucideIcon;
  label: string;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

export function iconButtonClass({ framed }: { framed?: boolean } = {}): string {
  return classes(styles.root, framed && styles.framed);
}

export function IconButton({ icon, label, onPress, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} className={iconButtonClass()} aria-label={label} title={label} onClick={onPress}>
      <Icon of={icon} />
    </button>
  );
}
