import { Link } from '@tanstack/react-router';
import { Video } from 'lucide-react';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { classes } from '#web/shared/ui/classes.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import entry from '../timetable/lesson-entry.module.css';

export function AgendaLesson({ lesson, now }: { lesson: ClassLesson; now: number }) {
  const t = useTexts('agenda');
  const { hour, hourBeside } = useClassHours();
  const { starts_at: at, ends_at: until, tz, type, status, class_id, class_code, course_title, module } = lesson;
  const place =
    type === 'online-sync' ? t('by_video') : [lesson.room, lesson.venue, lesson.city].filter(Boolean).join(', ');
  const beside = hourBeside({ at, until, tz, type });
  const kind = classes(entry.root, type === 'online-sync' && entry.live, status === 'canceled' && entry.canceled);

  return (
    <article className={kind}>
      <h4 className={entry.title}>
        <Link to="/classes/$id/lessons" params={{ id: String(class_id) }}>
          {course_title}
        </Link>
      </h4>
      <p className={entry.hours}>
        <time dateTime={at}>{hour({ at, until, tz, type })}</time>
        {beside && <span> ({beside})</span>}
      </p>
      <p>{[t('class', { code: class_code }), module?.title].filter(Boolean).join(' · ')}</p>
      {place && <p>{place}</p>}
      {status !== 'planned' && (
        <p>
          <Badge tone={status === 'given' ? 'good' : 'bad'}>{t(status)}</Badge> {lesson.cancel_reason}
        </p>
      )}
      <Meeting lesson={lesson} now={now} />
    </article>
  );
}

function Meeting({ lesson, now }: { lesson: ClassLesson; now: number }) {
  const t = useTexts('agenda');
  const shell = useTexts('shell');
  const { meeting_url: url, status, ends_at, course_title } = lesson;

  if (url === null || status !== 'planned' || Date.parse(ends_at) < now) return null;
  return (
    <p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonClass({ small: true, variant: 'secondary' })}
        aria-label={`${t('join_with', { title: course_title })}, ${shell('new_tab')}`}
      >
        <Icon of={Video} />
        {t('join')}
      </a>
    </p>
  );
}
