import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';

/** Null where the course is followed at one's own pace. */
export function ToTimetable({ enrollment: { id, course, class: run } }: { enrollment: Enrollment }) {
  const t = useTexts('my_courses');

  if (run.type === 'online') return null;
  return (
    <p>
      <Link
        to="/courses/$id/timetable/$enrollmentId"
        params={{ id: String(course.id), enrollmentId: String(id) }}
        aria-label={t('timetable_of', { title: course.title })}
      >
        {t('timetable')}
      </Link>
    </p>
  );
}

type NextLessonProps = { enrollment: Enrollment; lesson: NonNullable<Enrollment['next_lesson']>; now: Date };

export function NextLesson({ enrollment, lesson, now }: NextLessonProps) {
  const { starts_at: at, ends_at: until } = lesson;
  const { tz, type } = enrollment.class;
  const t = useTexts('my_courses');
  const { weekday, dayAhead } = useDates();
  const { zoneOf, hourWithPlace } = useClassHours();
  const zone = zoneOf({ tz, type });
  const hours = hourWithPlace({ at, until, tz, type });
  const when = t('lesson_when', { weekday: weekday(at, zone), day: dayAhead(at, zone), hours });

  return (
    <>
      <p>{t(new Date(at) <= now ? 'lesson_now' : 'next_lesson', { when })}</p>
      {type === 'online-sync' ? (
        <Meeting enrollment={enrollment} url={lesson.meeting_url} />
      ) : (
        <Place {...{ enrollment, lesson }} />
      )}
    </>
  );
}

function Place({ enrollment: { class: run }, lesson: { room } }: Omit<NextLessonProps, 'now'>) {
  const place = [room, run.venue, run.city].filter(Boolean).join(', ');
  return place && <p>{place}</p>;
}

function Meeting({ enrollment: { course, status }, url }: { enrollment: Enrollment; url: string | null }) {
  const t = useTexts('my_courses');
  const shell = useTexts('shell');

  if (url === null) return status === 'enrolled' && <p>{t('link_later', { minutes: meetingOpensMinutes })}</p>;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ small: true })}
      aria-label={`${t('join_lesson_with', { title: course.title })}, ${shell('new_tab')}`}
    >
      <Icon of={Video} />
      {t('join_lesson')}
    </a>
  );
}
