import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTexts } from '#web/shared/texts/texts.ts';
import { buttonClass } from '#web/shared/ui/button.tsx';
import { EmptyState } from '#web/shared/ui/empty-state.tsx';
import type { CourseChoices } from '#contract/offer/catalogue/calls.ts';
import { useNames } from './active-filters.tsx';
import { CourseCards } from './course-cards.tsx';
import { otherCoursesQuery } from './course-list.ts';
import styles from './no-courses.module.css';
import {
  narrowedBy,
  readCoursesSearch,
  withoutEach,
  withoutNarrowing,
  type CoursesSearch,
} from './model/course-search.ts';

type NoCoursesProps = { search: CoursesSearch; choices: CourseChoices; currency: string };

export function NoCourses(of: NoCoursesProps) {
  const t = useTexts('catalogue');
  const others = useQuery(otherCoursesQuery()).data?.results ?? [];

  return (
    <>
      {of.choices.course_count > 0 ? <NoneOnPage search={of.search} /> : <NothingFound {...of} />}
      {others.length > 0 && (
        <>
          <h2>{t('others')}</h2>
          <CourseCards courses={others} isRow />
        </>
      )}
    </>
  );
}

/** The page number is beyond the last one. */
function NoneOnPage({ search }: { search: CoursesSearch }) {
  const t = useTexts('catalogue');
  const site = useTexts('site');

  return (
    <EmptyState
      title={t('none_on_page')}
      actions={
        <Link to="/courses" search={readCoursesSearch({ ...search, page: 1 })} className={buttonClass()}>
          {site('see_courses')}
        </Link>
      }
    />
  );
}

function NothingFound({ search, choices, currency }: NoCoursesProps) {
  const t = useTexts('catalogue');
  const site = useTexts('site');
  const nameOf = useNames(choices, currency);
  const steps = withoutEach(search, choices.without);
  const isNarrowed = narrowedBy(search).length > 0;

  return (
    <EmptyState
      title={search.search ? t('none_for', { words: search.search }) : t('none')}
      actions={
        <>
          {isNarrowed && (
            <Link to="/courses" search={withoutNarrowing(search)} className={buttonClass()}>
              {t('remove_filters')}
            </Link>
          )}
          <Link to="/courses" className={buttonClass({ variant: isNarrowed ? 'secondary' : 'primary' })}>
            {site('see_courses')}
          </Link>
        </>
      }
    >
      <p>{steps.length > 0 ? t('none_with_filters') : t('none_text')}</p>
      {steps.length > 0 && (
        <ul className={styles.steps}>
          {steps.map(({ count, ...step }) => (
            <li key={`${step.by} ${step.value}`}>
              <Link to="/courses" search={step.without} resetScroll={false}>
                {t('without', { filter: nameOf(step) })}
              </Link>
              {count !== undefined && ` · ${site('courses', { count })}`}
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  );
}
