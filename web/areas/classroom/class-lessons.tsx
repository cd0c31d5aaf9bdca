import { useQuery } from '@tanstack/react-query';
import { Video } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Classroom } from '#contract/areas/classroom/calls.ts';
import type { ClassLesson } from '#contract/offer/classes/lessons.ts';
import { meetingOpensMinutes } from '#contract/learning/enrollments/values.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useClassHours } from '#web/shared/texts/class-hours.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge, type BadgeTone } from '#web/shared/ui/badge.tsx';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { actsOf, canPlan } from './model/lesson-acts.ts';
import { isMeetingNear, lessonStateOf, type LessonState } from './model/lesson-state.ts';
import { PlanLesson } from './plan-lesson.tsx';
import { lessonsQuery } from './classroom-queries.ts';
import styles from './class-lessons.module.css';

const tones: Record<LessonState, BadgeTone> = {
  planned: 'info',
  under_way: 'wait',
  over: 'neutral',
  given: 'good',
  canceled: 'bad',
};

type ClassLessonsProps = {
  classroom: Classroom;
  /** The reader's own attendance of a lesson. */
  attendance: ((lesson: ClassLesson) => ReactNode) | undefined;
};

/** The lessons of a class in their order. */
export function ClassLessons({ classroom, attendance }: ClassLessonsProps) {
  const t = useTexts('classroom');
  const query = useQuery(lessonsQuery(classroom.id));
  const isLearner = classroom.roles.includes('enrolled');

  return (
    <Stack>
      <h2>{t('tab_lessons')}</h2>
      <Loaded query={query} loading={t('lessons_loading')} failed={t('lessons_failed')} rows={6}>
        {({ results, total }) =>
          results.length === 0 ? (
            <EmptyState panel title={t('no_lessons')}>
              {t(classroom.type === 'online' ? 'no_lessons_alone' : 'no_lessons_words')}
            </EmptyState>
          ) : (
            <>
              <ol className={styles.list}>
                {results.map((lesson) => (
                  <Lesson
                    key={lesson.id}
                    lesson={lesson}
                    isLearner={isLearner}
                    now={query.dataUpdatedAt}
                    classroom={classroom}
                    attendance={attendance}
                  />
                ))}
              </ol>
              {total > results.length && <p>{t('lessons_more', { count: total - results.length })}</p>}
            </>
          )
        }
      </Loaded>
      {canPlan(classroom) && <PlanLesson classroom={classroom} />}
    </Stack>
  );
}

/** Until the lesson begins. */
function MovedFrom({ lesson, now }: { lesson: ClassLesson; now: number }) {
  const t = useTexts('classroom');
  const { weekday, dayAhead } = useDates();
  const { zoneOf, hour } = useClassHours();
  const { moved_from: from, tz, type } = lesson;

  if (from === null || lessonStateOf(lesson, now) !== 'planned') return null;
  const zone = zoneOf(lesson);
  const day = t('lesson_day', { weekday: weekday(from.starts_at, zone), day: dayAhead(from.starts_at, zone) });
  return (
    <span>{t('lesson_moved_from', { day, hours: hour({ at: from.starts_at, until: from.ends_at, tz, type }) })}</span>
  );
}

type MeetingProps = { lesson: ClassLesson; isLearner: boolean; now: number };
type LessonProps = MeetingProps & ClassLessonsProps;

function Lesson({ lesson, isLearner, now, classroom, attendance }: LessonProps) {
  const t = useTexts('classroom');
  const { weekday, dayAhead } = useDates();
  const { zoneOf, hourWithPlace } = useClassHours();
  const { starts_at: at, ends_at: until, module, trainers, summary, cancel_reason } = lesson;
  const zone = zoneOf(lesson);
  const people = trainers.map(({ name }) => name).join(', ');

  return (
    <li>
      <div className={styles.when}>
        <time dateTime={at}>{t('lesson_day', { weekday: weekday(at, zone), day: dayAhead(at, zone) })}</time>
        <span>{hourWithPlace({ at, until, tz: lesson.tz, type: lesson.type })}</span>
      </div>
      <div className={styles.what}>
        <LessonBadges {...{ classroom, lesson, now, attendance }} />
        <MovedFrom lesson={lesson} now={now} />
        {module && <strong>{module.title}</strong>}
        {(lesson.room || people) && <span>{[lesson.room, people].filter(Boolean).join(' · ')}</span>}
        {cancel_reason && <span>{t('reason', { reason: cancel_reason })}</span>}
        {summary && <span>{summary}</span>}
        <Meeting lesson={lesson} isLearner={isLearner} now={now} />
        <LessonActions classroom={classroom} lesson={lesson} day={dayAhead(at, zone)} now={now} />
      </div>
    </li>
  );
}

function LessonBadges({ classroom, lesson, now, attendance }: Omit<LessonProps, 'isLearner'>) {
  const t = useTexts('classroom');
  const { moved_from, summary, ends_at } = lesson;
  const state = lessonStateOf(lesson, now);
  const owesSummary = Date.parse(ends_at) <= now && actsOf(lesson, classroom, now).includes('give') && !summary;

  return (
    <div>
      <Badge tone={tones[state]}>{t(`lesson_${state}`)}</Badge>
      {moved_from && state === 'planned' && <Badge tone="wait">{t('lesson_moved')}</Badge>}
      {owesSummary && <Badge tone="wait">{t('summary_owed')}</Badge>}
      {attendance?.(lesson)}
    </div>
  );
}

function Meeting({ lesson, isLearner, now }: MeetingProps) {
  const t = useTexts('classroom');
  const shell = useTexts('shell');
  const { type, status, meeting_url: url, ends_at } = lesson;
  const isAhead = status === 'planned' && Date.parse(ends_at) > now;

  if (type !== 'online-sync' || !isAhead) return null;
  if (url === null) return isLearner && <span>{t('lesson_link_later', { minutes: meetingOpensMinutes })}</span>;
  // Trainers have the link of every lesson; only that of the next minutes stands out.
  const isSoon = isMeetingNear(lesson, now);
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ small: true, variant: isSoon ? 'primary' : 'secondary' })}
      aria-label={`${t('lesson_join')}, ${shell('new_tab')}`}
    >
      <Icon of={Video} />
      {t('lesson_join')}
    </a>
  );
}
