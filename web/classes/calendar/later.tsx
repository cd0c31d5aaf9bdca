import { lazy, Suspense } from 'react';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { useTexts } from '#web/shared/texts.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import type { NoClassesProps } from './no-classes.tsx';
import styles from './subscribe.module.css';

// On the server at once, so that they stand there without script; in the browser they wake after what is above them.
const Subscribe = import.meta.env.SSR
  ? (await import('./subscribe.tsx')).Subscribe
  : lazy(async () => ({ default: (await import('./subscribe.tsx')).Subscribe }));
const Nothing = import.meta.env.SSR
  ? (await import('./no-classes.tsx')).NoClasses
  : lazy(async () => ({ default: (await import('./no-classes.tsx')).NoClasses }));

export function SubscribePart({ search }: { search: CalendarSearch }) {
  return (
    <section className={styles.root} aria-labelledby="subscribe">
      <Suspense fallback={null}>
        <Subscribe search={search} />
      </Suspense>
    </section>
  );
}

export function NoClasses(of: NoClassesProps) {
  const t = useTexts('calendar');

  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('loading')} />}>
      <Nothing {...of} />
    </Suspense>
  );
}
