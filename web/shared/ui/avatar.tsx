import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';

export function Avatar({
  name,
  picture,
  large = false,
}: {
  name: string;
  picture?: string | undefined;
  large?: boolean;
}) {
  return (
    <span className={classes(styles.root, large && styles.large)} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={72} height={72} /> : initialsOf(name)}
    </span>
  );
}
