import { type ComponentProps } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { Skeleton, SkeletonCards } from '#web/shared/ui/skeleton.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CourseChoices } from '#contract/offer/catalogue/calls.ts';
import { noChoices } from '#contract/no-choices.ts';
import { narrowedBy } from './model/course-search.ts';

const load = () => import('./list-later.tsx');

// Loaded at once on the server, so that they work without script; the browser hydrates them after the content above.
const parts = import.meta.env.SSR ? await load() : null;
const Filters = parts?.CourseFilters ?? lazy(async () => ({ default: (await load()).CourseFilters }));
const Active = parts?.ActiveFilters ?? lazy(async () => ({ default: (await load()).ActiveFilters }));
const Near = parts?.NearCourses ?? lazy(async () => ({ default: (await load()).NearCourses }));
const Nothing = parts?.NoCourses ?? lazy(async () => ({ default: (await load()).NoCourses }));

/** `choices` are undefined while they load. */
type Deferred<Props> = Omit<Props, 'choices'> & { choices: CourseChoices | undefined };

/** The empty element keeps the column, so that the results do not move. */
export function CourseFilters({ choices, ...rest }: Deferred<ComponentProps<typeof Filters>>) {
  return (
    <HydratedLater fallback={<div />}>{choices ? <Filters choices={choices} {...rest} /> : <div />}</HydratedLater>
  );
}

export function ActiveFilters({ choices = noChoices, ...rest }: Deferred<ComponentProps<typeof Active>>) {
  return (
    <HydratedLater fallback={narrowedBy(rest.search).length > 0 && <Skeleton shape="field" />}>
      <Active choices={choices} {...rest} />
    </HydratedLater>
  );
}

export function NoCourses({ choices = noChoices, ...rest }: Deferred<ComponentProps<typeof Nothing>>) {
  const t = useTexts('catalogue');

  return (
    <HydratedLater fallback={<SkeletonCards cards={3} label={t('loading')} />}>
      <Nothing choices={choices} {...rest} />
    </HydratedLater>
  );
}

export function NearCourses(props: ComponentProps<typeof Near>) {
  if (!props.search.search) return null;
  return (
    <HydratedLater>
      <Near {...props} />
    </HydratedLater>
  );
}
