import { classes } from './classes.ts';
import { Clock } from './clock.tsx';
import styles from './overlay.module.css';

/** `yields`: below it is a page that can be read, which it uncovers after its minimum time even if no script arrives. */
export function Overlay({ message, yields }: { message: string; yields: boolean }) {
  return (
    <div className={classes(styles.root, yields && styles.yields)} role="status" data-needs-script="">
      <Clock />
      <p>{message}</p>
    </div>
  );
}
