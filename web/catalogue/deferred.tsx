import { lazy, type ComponentProps } from 'react';
import { Skeleton, SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import { narrowedBy } from './model/course-search.ts';

const load = () => import('./list-later.tsx');

// On the server at once, so that they stand there without script; in the browser they are hydrated after what is above them.
const parts = import.meta.env.SSR ? await load() : null;
const Filters = parts?.CourseFilters ?? lazy(async () => ({ default: (await load()).CourseFilters }));
const Active = parts?.ActiveFilters ?? lazy(async () => ({ default: (await load()).ActiveFilters }));
const Nothing = parts?.NoCourses ?? lazy(async () => ({ default: (await load()).NoCourses }));

/** The controls are the form's own, so that they work before they wake; until they are there, they keep their column. */
export function CourseFilters(of: ComponentProps<typeof Filters>) {
  return (
    <HydratedLater fallback={<div />}>
      <Filters {...of} />
    </HydratedLater>
  );
}

export function ActiveFilters(of: ComponentProps<typeof Active>) {
  return (
    <HydratedLater fallback={narrowedBy(of.search).length > 0 && <Skeleton shape="field" />}>
      <Active {...of} />
    </HydratedLater>
  );
}

export function NoCourses(of: ComponentProps<typeof Nothing>) {
  const t = useTexts('catalogue');

  return (
    <HydratedLater fallback={<SkeletonCards cards={3} label={t('loading')} />}>
      <Nothing {...of} />
    </HydratedLater>
  );
}
