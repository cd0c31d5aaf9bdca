import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import type { TimetableLesson } from '#contract/learning/timetable/calls.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { PlaceLinks } from '#web/shared/page/place-links.tsx';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import styles from './lesson-entry.module.css';

type LessonEntryProps = {
  lesson: TimetableLesson;
  now: number;
  /** Of another class than that of the page. */
  isOther: boolean;
};

export function LessonEntry({ lesson, isOther, now }: LessonEntryProps) {
  const { type, status, conflicts } = lesson;
  const kind = classes(
    styles.root,
    type === 'online-sync' && styles.live,
    isOther && styles.other,
    status === 'canceled' && styles.canceled,
  );

  return (
    <article className={kind}>
      <Title lesson={lesson} isOther={isOther} />
      <Hours lesson={lesson} />
      <Change lesson={lesson} />
      {conflicts.length > 0 && <Conflict lesson={lesson} />}
      <Meeting lesson={lesson} isOther={isOther} now={now} />
      <Where lesson={lesson} />
    </article>
  );
}

type TitleProps = Omit<LessonEntryProps, 'now'>;

function Title({ lesson: { course_id, course_title, enrollment_id, class_code, module }, isOther }: TitleProps) {
  const t = useTexts('timetable');
  const params = { id: String(course_id), enrollmentId: String(enrollment_id) };

  return (
    <>
      <h4 className={styles.title}>
        {isOther ? (
          <Link to="/courses/$id/timetable/$enrollmentId" params={params}>
            {course_title}
          </Link>
        ) : (
          (module?.title ?? course_title)
        )}
      </h4>
      {isOther && <p className={styles.more}>{t('class', { code: class_code })}</p>}
      {!isOther && module && <p className={styles.more}>{course_title}</p>}
    </>
  );
}

function Hours({ lesson: { starts_at: at, ends_at: until, tz, type } }: { lesson: TimetableLesson }) {
  const { hour, hourBeside } = useClassHours();
  const beside = hourBeside({ at, until, tz, type });

  return (
    <p className={styles.hours}>
      <time dateTime={at}>{hour({ at, until, tz, type })}</time>
      {beside && <span> ({beside})</span>}
    </p>
  );
}

function Where({ lesson }: { lesson: TimetableLesson }) {
  const { type, room, venue, city, trainers } = lesson;
  const t = useTexts('timetable');
  const place = type === 'online-sync' ? t('by_video') : [room, venue, city].filter(Boolean).join(', ');
  const names = trainers.map(({ name }) => name).join(', ');

  return (
    <>
      {place && <p>{place}</p>}
      {lesson.status === 'planned' && <PlaceLinks of={lesson} classId={lesson.class_id} />}
      {names && <p className={styles.more}>{t('with', { names })}</p>}
    </>
  );
}

function Change({ lesson: { status, cancel_reason, moved_from: from, tz } }: { lesson: TimetableLesson }) {
  const t = useTexts('timetable');
  const { dayAhead, time } = useDates();

  if (status === 'canceled') {
    return (
      <p className={styles.change}>
        <Badge tone="bad">{t('canceled')}</Badge> {cancel_reason}
      </p>
    );
  }
  if (status === 'given') {
    return (
      <p className={styles.change}>
        <Badge tone="good">{t('given')}</Badge>
      </p>
    );
  }
  if (from === null) return null;
  const was = t('moved_from', { day: dayAhead(from.starts_at, tz), time: time(from.starts_at, tz) });
  return (
    <p className={styles.change}>
      <Badge tone="wait">{t('moved')}</Badge> {was}
    </p>
  );
}

function Conflict({ lesson: { conflicts } }: { lesson: TimetableLesson }) {
  const t = useTexts('timetable');
  const courses = [...new Set(conflicts.map(({ course_title }) => course_title))].join(', ');

  return (
    <p className={styles.change}>
      <Badge tone="wait">{t('conflict')}</Badge> {t('conflict_with', { courses })}
    </p>
  );
}

function Meeting({ lesson, isOther, now }: LessonEntryProps) {
  const t = useTexts('timetable');
  const shell = useTexts('shell');
  const { type, status, ends_at, meeting_url: url, course_title } = lesson;
  if (type !== 'online-sync' || status !== 'planned' || Date.parse(ends_at) < now) return null;
  if (url === null) {
    return isOther ? null : <p className={styles.more}>{t('link_later', { minutes: meetingOpensMinutes })}</p>;
  }
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ small: true })}
      aria-label={`${t('join_with', { title: course_title })}, ${shell('new_tab')}`}
    >
      <Icon of={Video} />
      {t('join')}
    </a>
  );
}
