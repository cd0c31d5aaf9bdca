import type { ComponentProps, MouseEvent } from 'react';
import { classes } from './classes.ts';
import styles from './button.module.css';

type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'dangerQuiet' | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
};

type ButtonProps = ButtonLook &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'onClick'> & {
    /** Ignores presses without losing the focus, as `disabled` would. */
    busy?: boolean | undefined;
    /** Hidden where no script runs (no-script.css). */
    'data-needs-script'?: '';
    onPress?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  };

export function buttonClass({ variant = 'primary', small, wide }: ButtonLook = {}): string {
  return classes(styles.root, styles[variant], small && styles.small, wide && styles.wide);
}

export function Button({ variant, small, wide, busy = false, onPress, ...native }: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      className={buttonClass({ variant, small, wide })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onPress?.(event);
      }}
    />
  );
}
