import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { CountBadge } from './badge.tsx';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<
  ComponentProps<'button'>,
  'className' | 'style' | 'onClick' | 'children' | 'aria-label' | 'title'
> & {
  icon: LucideIcon;
  label: string;
  framed?: boolean | undefined;
  /** Repeat it in the label: "Notifications, 3 new". */
  count?: string | undefined;
  onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
};

/** The look of an icon button for a link. */
export function iconButtonClass({ framed }: { framed?: boolean } = {}): string {
  return classes(styles.root, framed && styles.framed);
}

export function IconButton({ icon, label, framed = false, count, onPress, ...native }: IconButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={iconButtonClass({ framed })}
      aria-label={label}
      title={label}
      onClick={onPress}
    >
      <Icon of={icon} />
      {count && <CountBadge>{count}</CountBadge>}
    </button>
  );
}
