import { classes } from './classes.ts';
import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  picture?: string | undefined;
  large?: boolean;
  /** Not a person, but a school or a company. */
  isOrganization?: boolean;
};

export function Avatar({ name, picture, large = false, isOrganization = false }: AvatarProps) {
  return (
    <span className={classes(styles.root, large && styles.large)} aria-hidden="true">
      {picture ? <img src={picture} alt="" width={72} height={72} /> : <Instead of={name} is={isOrganization} />}
    </span>
  );
}

function Instead({ of: name, is: isOrganization }: { of: string; is: boolean }) {
  return isOrganization ? initialsOf(name) : <DefaultPicture of={name} />;
}

/** The default image of a person without a picture [specification 2, Header], with the initials on it. */
export function DefaultPicture({ of: name }: { of: string }) {
  return (
    <span className={styles.instead}>
      <svg viewBox="0 0 48 48" preserveAspectRatio="xMidYMax slice">
        <circle cx="24" cy="19" r="10" />
        <path d="M4 50c0-11 9-18 20-18s20 7 20 18z" />
      </svg>
      <span>{initialsOf(name)}</span>
    </span>
  );
}
