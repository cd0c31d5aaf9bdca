import { DefaultPicture } from '#web/shared/ui/avatar.tsx';
import styles from './portrait.module.css';

type PortraitProps = { name: string; picture: string | undefined; label?: string | undefined };

export function Portrait({ name, picture, label }: PortraitProps) {
  return (
    <figure className={styles.root}>
      <span className={styles.frame} aria-hidden="true">
        {picture ? <img src={picture} alt="" width={144} height={144} /> : <DefaultPicture of={name} />}
      </span>
      {label && <figcaption role="status">{label}</figcaption>}
    </figure>
  );
}
