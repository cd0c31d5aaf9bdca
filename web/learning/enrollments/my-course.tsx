import { Link } from '@tanstack/react-router';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { useHasReviews, OwnCover } from '#web/offer/catalogue/index.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { buttonClass, Button } from '#web/shared/ui/button.tsx';
import { NoBreak } from '#web/shared/ui/layout.tsx';
import { ProgressBar } from '#web/shared/ui/progress-bar.tsx';
import { useVisitor } from '#web/shared/visitor/visitor.ts';
import type { CourseGroup } from './model/my-courses.ts';
import { NextContent } from './next-content.tsx';
import { NextLesson, ToTimetable } from './what-comes-next.tsx';
import styles from './my-courses.module.css';
import { Download } from 'lucide-react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { notify } from '#web/shared/ui/notify.ts';
import { useSending } from '#web/shared/api/use-sending.ts';
import { readRegulation } from './read-regulation.ts';

type MyCourseProps = { enrollment: Enrollment; group: CourseGroup; now: Date };
type OwnProps = Omit<MyCourseProps, 'now'>;

export function MyCourse({ enrollment, group, now }: MyCourseProps) {
  const { course, status, next_lesson: lesson } = enrollment;
  const params = { id: String(course.id) };

  return (
    <li>
      <OwnCover of={course} sizes="10rem" />
      <div className={styles.text}>
        <State enrollment={enrollment} />
        <h2>
          <Link to="/courses/$id/learn" params={params}>
            {course.title}
          </Link>
        </h2>
        <p>
          {course.partner && `${course.partner} · `}
          <NoBreak>
            <Link to="/classes/$id" params={{ id: String(enrollment.class.id) }}>
              {enrollment.class.code}
            </Link>
          </NoBreak>
        </p>
        <NextContent enrollment={enrollment} />
        {lesson ? (
          <NextLesson enrollment={enrollment} lesson={lesson} now={now} />
        ) : (
          <When enrollment={enrollment} group={group} />
        )}
        <ToTimetable enrollment={enrollment} />
        <AcceptedRegulation enrollment={enrollment} />
      </div>
      {enrollment.awaits_files && (
        <div className={styles.side}>
          <ToFiles enrollment={enrollment} />
        </div>
      )}
      {status !== 'registered' && (
        <div className={styles.side}>
          <Progress enrollment={enrollment} />
          <WayOn enrollment={enrollment} group={group} />
        </div>
      )}
    </li>
  );
}

function State({ enrollment }: { enrollment: Enrollment }) {
  const t = useTexts('my_courses');
  const { status, outcome, awaits_files, awaits_regulation, class: run } = enrollment;
  if (run.status === 'canceled') return <Badge tone="bad">{t('class_canceled')}</Badge>;
  if (status === 'registered') return <Badge tone="wait">{t(awaits_files ? 'awaits_files' : 'unpaid')}</Badge>;
  if (awaits_regulation) return <Badge tone="wait">{t('regulation')}</Badge>;
  if (outcome === 'passed' || outcome === 'attended') return <Badge tone="good">{t(`outcome_${outcome}`)}</Badge>;
  return outcome === 'pending' ? null : <Badge tone="neutral">{t(`outcome_${outcome}`)}</Badge>;
}

function ToFiles({ enrollment: { class: run, course } }: { enrollment: Enrollment }) {
  const t = useTexts('my_courses');

  return (
    <Link
      to="/classes/$id/enrollment"
      params={{ id: String(run.id) }}
      className={buttonClass({ small: true })}
      aria-label={t('hand_in_with', { title: course.title })}
    >
      {t('hand_in')}
    </Link>
  );
}

function When({ enrollment: { class: run, concluded_at, concludes_at }, group }: OwnProps) {
  const t = useTexts('my_courses');
  const { fullDay } = useDates();

  if (concluded_at) return <p>{t('concluded_on', { day: fullDay(concluded_at, run.tz) })}</p>;
  if (run.status === 'canceled') return null;
  if (concludes_at) return <p>{t('concludes_on', { day: fullDay(concludes_at, run.tz) })}</p>;
  if (run.type === 'online' || !run.start_at) return <p>{t('at_your_pace')}</p>;
  return <p>{t(group === 'current' ? 'started_on' : 'starts_on', { day: fullDay(run.start_at, run.tz) })}</p>;
}

function Progress({ enrollment: { progress_rate: percent, contents } }: { enrollment: Enrollment }) {
  const t = useTexts('my_courses');
  const { locale } = useVisitor();
  if (contents?.count === 0) return null;

  const { done, count } = contents ?? { done: 0, count: 0 };
  const figure = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(percent / 100);
  return (
    <ProgressBar percent={percent} label={contents ? t('done_of', { done, count }) : t('progress')} figure={figure} />
  );
}

function WayOn({ enrollment, group }: OwnProps) {
  const { course, outcome } = enrollment;
  const t = useTexts('my_courses');
  const hasReviews = useHasReviews();
  if (outcome === 'passed' || outcome === 'attended') {
    return (
      <>
        <Link className={buttonClass({ variant: 'secondary', small: true })} to="/profile/my-certificates">
          {t('see_certificate')}
        </Link>
        {hasReviews && (
          <Link
            className={buttonClass({ variant: 'quiet', small: true })}
            to="/courses/$id"
            params={{ id: String(course.id) }}
            hash="reviews"
            aria-label={t('review_course', { title: course.title })}
          >
            {t('review')}
          </Link>
        )}
      </>
    );
  }

  const step = stepOf(enrollment);
  return (
    <Link
      className={buttonClass({
        variant: group === 'current' && step !== 'revisit' ? 'primary' : 'secondary',
        small: true,
      })}
      to="/courses/$id/learn"
      params={{ id: String(course.id) }}
      aria-label={t(`${step}_with`, { title: course.title })}
    >
      {t(step)}
    </Link>
  );
}

function stepOf({ awaits_regulation, progress_rate, contents, next_content }: Enrollment) {
  if (awaits_regulation) return 'accept';
  if (contents && contents.count > 0 && !next_content) return 'revisit';
  return progress_rate > 0 || contents?.has_begun ? 'go_on' : 'begin';
}

function AcceptedRegulation({ enrollment }: { enrollment: Enrollment }) {
  const { regulation_accepted_at: acceptedAt, class: run } = enrollment;
  const t = useTexts('my_courses');
  const { fullDay } = useDates();
  const { busy, send } = useSending();
  if (!acceptedAt) return null;

  const read = async () => {
    if (!(await send(() => readRegulation(enrollment)))) notify({ kind: 'error', messages: t('regulation_not_read') });
  };
  return (
    <Button variant="quiet" small busy={busy} onPress={() => void read()}>
      <Icon of={Download} />
      {t('regulation_accepted', { day: fullDay(acceptedAt, run.tz) })}
    </Button>
  );
}
