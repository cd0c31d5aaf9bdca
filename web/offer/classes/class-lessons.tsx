import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import type { CourseClass, CourseLesson } from '#contract/offer/catalogue/calls.ts';
import { PlaceLinks } from '#web/shared/page/place-links.tsx';
import styles from './class-lessons.module.css';

/** A list that is longer by one or two is not cut. */
const mostUncut = 10;
const shownWhenCut = 8;

/** The trainers of a class and the dates of its lessons, folded away; it needs no script. */
export function ClassLessons({ of: { lessons, lesson_count: count, trainers, ...of } }: { of: CourseClass }) {
  const t = useTexts('course');
  const shown = lessons.length > mostUncut ? lessons.slice(0, shownWhenCut) : lessons;
  const rest = lessons.slice(shown.length);

  return (
    <>
      {trainers.length > 0 && <p>{t('trainers', { count: trainers.length, names: trainers.join(', ') })}</p>}
      {lessons.length > 0 && <PlaceLinks of={of} classId={of.id} />}
      {lessons.length > 0 && (
        <Folded title={t('lesson_dates', { count })}>
          <Dates lessons={shown} of={of} />
          {rest.length > 0 && (
            <Folded title={t('all_lessons', { count })}>
              <Dates lessons={rest} of={of} start={shown.length + 1} />
              {count > lessons.length && <p>{t('later_lessons', { count: count - lessons.length })}</p>}
            </Folded>
          )}
        </Folded>
      )}
    </>
  );
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className={styles.root}>
      <summary>
        {title}
        <Icon of={ChevronDown} />
      </summary>
      {children}
    </details>
  );
}

type DatesProps = { lessons: readonly CourseLesson[]; of: Pick<CourseClass, 'tz' | 'type'>; start?: number };

function Dates({ lessons, of: { tz, type }, start }: DatesProps) {
  const t = useTexts('course');
  const { weekday, dayAhead } = useDates();
  const { hour, zoneOf } = useClassHours();
  const zone = zoneOf({ tz, type });

  return (
    <ol className={styles.list} start={start}>
      {lessons.map(({ starts_at: at, ends_at: until }) => (
        <li key={at}>
          <time dateTime={at}>{t('weekday_day', { weekday: weekday(at, zone), day: dayAhead(at, zone) })}</time>{' '}
          <span>{hour({ at, until, tz, type })}</span>
        </li>
      ))}
    </ol>
  );
}
