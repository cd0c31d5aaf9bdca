import { Link } from '@tanstack/react-router';
import type { TrainerPage } from '#contract/offer/catalogue/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefaultPicture } from '#web/shared/ui/avatar.tsx';
import { Breadcrumb } from '#web/shared/ui/breadcrumb.tsx';
import { Band } from '#web/shared/ui/page.tsx';
import { Picture } from '#web/shared/ui/picture.tsx';
import styles from './trainer-head.module.css';

export function TrainerHead({ trainer: { name, about, picture } }: { trainer: TrainerPage }) {
  const site = useTexts('site');

  return (
    <Band>
      <Breadcrumb label={site('path')}>
        <Link to="/">{site('home')}</Link>
        {name}
      </Breadcrumb>
      <div className={styles.root}>
        <span className={styles.face} aria-hidden="true">
          {picture ? <Picture of={picture} sizes="8rem" eager /> : <DefaultPicture of={name} />}
        </span>
        <div>
          <h1>{name}</h1>
          {about && <p className={styles.about}>{about}</p>}
        </div>
      </div>
    </Band>
  );
}
