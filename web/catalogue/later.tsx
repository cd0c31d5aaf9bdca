import { lazy, Suspense, type ComponentProps } from 'react';
import { Skeleton, SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { useTexts } from '#web/shared/texts.ts';
import { narrowedBy } from './model/course-search.ts';

// On the server at once, so that they stand there without script; in the browser they wake after what is above them.
const Filters = import.meta.env.SSR
  ? (await import('./course-filters.tsx')).CourseFilters
  : lazy(async () => ({ default: (await import('./course-filters.tsx')).CourseFilters }));
const Active = import.meta.env.SSR
  ? (await import('./active-filters.tsx')).ActiveFilters
  : lazy(async () => ({ default: (await import('./active-filters.tsx')).ActiveFilters }));
const Nothing = import.meta.env.SSR
  ? (await import('./no-courses.tsx')).NoCourses
  : lazy(async () => ({ default: (await import('./no-courses.tsx')).NoCourses }));

/** The controls are the form's own, so that they work before they wake; until they are there, they keep their column. */
export function CourseFilters(of: ComponentProps<typeof Filters>) {
  return (
    <Suspense fallback={<div />}>
      <Filters {...of} />
    </Suspense>
  );
}

export function ActiveFilters(of: ComponentProps<typeof Active>) {
  return (
    <Suspense fallback={narrowedBy(of.search).length > 0 && <Skeleton shape="field" />}>
      <Active {...of} />
    </Suspense>
  );
}

export function NoCourses(of: ComponentProps<typeof Nothing>) {
  const t = useTexts('catalogue');

  return (
    <Suspense fallback={<SkeletonCards cards={3} label={t('loading')} />}>
      <Nothing {...of} />
    </Suspense>
  );
}
