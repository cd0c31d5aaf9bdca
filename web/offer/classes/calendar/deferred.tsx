import { lazy } from '#web/shared/page/lazy.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import { HydratedLater } from '#web/shared/hydration.tsx';
import { useTexts } from '#web/shared/texts/texts.ts';
import type { CalendarSearch } from '../model/calendar-search.ts';
import type { FollowArrowsProps } from './follow-arrows.ts';
import type { NoClassesProps } from './no-classes.tsx';
import styles from './subscribe.module.css';

const load = () => import('./list-later.tsx');

// Loaded at once on the server, so that they work without script; the browser hydrates them after the content above.
const parts = import.meta.env.SSR ? await load() : null;
const Subscribe = parts?.Subscribe ?? lazy(async () => ({ default: (await load()).Subscribe }));
const Arrows = parts?.FollowArrows ?? lazy(async () => ({ default: (await load()).FollowArrows }));
const Nothing = parts?.NoClasses ?? lazy(async () => ({ default: (await load()).NoClasses }));

export function SubscribePart({ search }: { search: CalendarSearch }) {
  return (
    <section className={styles.root} aria-labelledby="subscribe">
      <HydratedLater fallback={null}>
        <Subscribe search={search} />
      </HydratedLater>
    </section>
  );
}

export function NoClasses(of: NoClassesProps) {
  const t = useTexts('calendar');

  return (
    <HydratedLater fallback={<SkeletonRows rows={3} label={t('loading')} />}>
      <Nothing {...of} />
    </HydratedLater>
  );
}

export function FollowArrows(of: FollowArrowsProps) {
  return (
    <HydratedLater fallback={null}>
      <Arrows {...of} />
    </HydratedLater>
  );
}
