import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { LearningGuide, PathStep } from '#contract/areas/guides/calls.ts';
import { Loaded } from '#web/shared/page/loaded.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';
import { Part } from '#web/shared/ui/section.tsx';
import { Guide } from './guide.tsx';
import styles from './guides-page.module.css';
import { queries } from '#web/shared/api/api.ts';
import { useDates } from '#web/shared/texts/format.ts';
import { Badge } from '#web/shared/ui/badge.tsx';
import { deadlineOf } from './model/deadline-of.ts';

const most = { number: 1, size: 100 };

function guidesQuery() {
  return queries().guides.retrieveLearningGuides.queryOptions({ input: { page: most } });
}

function pathQuery() {
  return queries().guides.retrieveLearningPath.queryOptions({ input: { page: most } });
}

/** What the page knows of an enrollment beside its deadlines. */
type FollowedCourse = { id: number; course: { id: number; title: string }; next: ReactNode };

type GuidesPageProps = {
  followed: readonly FollowedCourse[];
  /** Courses of the areas that the learner follows. */
  Recommended: ComponentType<{ categories: number[] }>;
};

export function GuidesPage({ followed, Recommended }: GuidesPageProps) {
  const t = useTexts('guides');
  const path = useQuery(pathQuery());
  const guides = useQuery(guidesQuery());

  return (
    <Stack wide>
      <h1>{t('title')}</h1>
      <Loaded query={path} loading={t('loading')} failed={t('failed')} rows={3}>
        {({ results }) => (
          <>
            {results.length === 0 ? (
              <NothingFollowed />
            ) : (
              <Path steps={results} followed={followed} now={new Date(path.dataUpdatedAt)} />
            )}
            <Loaded query={guides} loading={t('loading_guides')} failed={t('failed_guides')}>
              {(match) => <Guides guides={match.results} followed={followed} />}
            </Loaded>
            <Recommended categories={results.flatMap(({ category_id }) => category_id ?? [])} />
          </>
        )}
      </Loaded>
    </Stack>
  );
}

type PathProps = { steps: readonly PathStep[]; followed: readonly FollowedCourse[]; now: Date };

function Path({ steps, followed, now }: PathProps) {
  const t = useTexts('guides');

  return (
    <Part title={t('path')}>
      <ol className={styles.list}>
        {steps.map((step) => {
          const match = followed.find(({ id }) => id === step.enrollment_id);
          return (
            match && (
              <li key={step.enrollment_id}>
                <h3>
                  <Link to="/courses/$id" params={{ id: String(match.course.id) }}>
                    {match.course.title}
                  </Link>
                </h3>
                <StepDeadline step={step} now={now} />
                {match.next}
              </li>
            )
          );
        })}
      </ol>
    </Part>
  );
}

type GuidesProps = { guides: readonly LearningGuide[]; followed: readonly FollowedCourse[] };

function Guides({ guides, followed }: GuidesProps) {
  const t = useTexts('guides');
  const courseOf = (id: number) => followed.find(({ course }) => course.id === id)?.course.title ?? '';

  return (
    <Part title={t('guides')}>
      {guides.length === 0 ? (
        <p>{t('no_guides')}</p>
      ) : (
        <ul className={styles.list}>
          {guides.map((guide) => (
            <Guide key={guide.id} guide={guide} course={courseOf(guide.course_id)} />
          ))}
        </ul>
      )}
    </Part>
  );
}

function NothingFollowed() {
  const t = useTexts('guides');
  const site = useTexts('site');

  return (
    <EmptyState
      panel
      title={t('empty')}
      actions={
        <Link className={buttonClass()} to="/courses">
          {site('see_courses')}
        </Link>
      }
    >
      {t('empty_words')}
    </EmptyState>
  );
}

function StepDeadline({ step, now }: { step: PathStep; now: Date }) {
  const t = useTexts('guides');
  const { fullDay } = useDates();
  const deadline = deadlineOf(step, now);

  if (!deadline) return <p>{t('own_pace')}</p>;
  const day = fullDay(deadline.at, deadline.tz);
  return <p>{deadline.isPast ? <Badge tone="bad">{t('overdue_since', { day })}</Badge> : t(deadline.kind, { day })}</p>;
}
