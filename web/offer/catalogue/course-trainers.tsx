import { Link } from '@tanstack/react-router';
import type { CourseDetail } from '#contract/offer/catalogue/calls.ts';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { DefaultPicture } from '#web/shared/ui/avatar.tsx';
import { PicturePlace } from '#web/shared/ui/picture-place.tsx';
import styles from './course-trainers.module.css';

type Trainer = CourseDetail['trainers'][number];

export function CourseTrainers({ trainers }: { trainers: readonly Trainer[] }) {
  return (
    <HydratedLater>
      <ul className={styles.root}>
        {trainers.map((trainer, place) => (
          <li key={`${place} ${trainer.name}`}>
            <span className={styles.face} aria-hidden="true">
              <Face of={trainer} />
            </span>
            <div>
              <h3>
                <Name of={trainer} />
              </h3>
              {trainer.about && <p>{trainer.about}</p>}
              <AlsoTeaches courses={trainer.courses} />
            </div>
          </li>
        ))}
      </ul>
    </HydratedLater>
  );
}

function Name({ of: { page_id: id, name } }: { of: Trainer }) {
  if (id === null) return name;
  return (
    <Link to="/trainers/$trainerId" params={{ trainerId: String(id) }}>
      {name}
    </Link>
  );
}

function Face({ of: { name, picture } }: { of: Trainer }) {
  if (!picture) return <DefaultPicture of={name} />;
  const { url, widths, width, height } = picture;
  return (
    <PicturePlace silent>
      <img
        alt=""
        width={width}
        height={height}
        srcSet={widths.map((wide) => `${url}-${wide}.webp ${wide}w`).join()}
        sizes="6rem"
        loading="lazy"
      />
    </PicturePlace>
  );
}

function AlsoTeaches({ courses }: Pick<Trainer, 'courses'>) {
  const t = useTexts('course');

  if (courses.length === 0) return null;
  return (
    <p className={styles.also}>
      {t('also_teaches')}{' '}
      {courses.map(({ id, title }, place) => (
        <span key={id}>
          <Link to="/courses/$id" params={{ id: String(id) }}>
            {title}
          </Link>
          {place < courses.length - 1 ? ', ' : '.'}
        </span>
      ))}
    </p>
  );
}
