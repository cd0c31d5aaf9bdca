import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { ClassOverviewProps } from './class-overview.tsx';
import type { TrainerSearch } from './model/trainer-search.ts';

// Chunks of their own, so that learners do not load what trainers see.
const Classes = lazy(async () => ({ default: (await import('./trainer-classes.tsx')).TrainerClasses }));
const Overview = lazy(async () => ({ default: (await import('./class-overview.tsx')).ClassOverview }));
const People = lazy(async () => ({ default: (await import('./class-people.tsx')).ClassPeople }));

const Inbox = lazy(async () => ({ default: (await import('./class-inbox.tsx')).ClassInbox }));

export function TrainerClassesPage(props: { search: TrainerSearch; isTrainer: boolean }) {
  return (
    <Suspense fallback={<Loading />}>
      <Classes {...props} />
    </Suspense>
  );
}

/** What waits in a class, its messages and its conclusion. */
export function ClassOverview(props: ClassOverviewProps) {
  return (
    <Suspense fallback={<Loading />}>
      <Overview {...props} />
    </Suspense>
  );
}

/** For people who follow the class. */
export function ClassInbox(props: { classId: number; tz: string }) {
  return (
    <Suspense>
      <Inbox {...props} />
    </Suspense>
  );
}

export function ClassPeople(props: { classId: number }) {
  return (
    <Suspense fallback={<Loading />}>
      <People {...props} />
    </Suspense>
  );
}

function Loading() {
  const t = useTexts('teaching');
  return <SkeletonRows rows={4} label={t('loading')} />;
}
