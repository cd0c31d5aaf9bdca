import { UserRound } from 'lucide-react';
import { classes } from './classes.ts';
import { Icon } from './icon.tsx';
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
      {picture ? <img src={picture} alt="" width={72} height={72} /> : <Initials of={name} />}
    </span>
  );
}

/** The default image stands where a name has no letters [specification 2, Header]. */
export function Initials({ of: name }: { of: string }) {
  return initialsOf(name) || <Icon of={UserRound} />;
}
