import { Suspense } from 'react';
import type { OpenedContent } from '#contract/learning/learning/calls.ts';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';

// Chunks and texts of their own: one is for learners in a task, the other for trainers.
const Task = lazy(async () => {
  const [part] = await Promise.all([import('./task-content.tsx'), loadTextParts(['task'])]);
  return { default: part.TaskContent };
});

const Reviews = lazy(async () => {
  const [part] = await Promise.all([import('./reviews/task-reviews.tsx'), loadTextParts(['task_reviews'])]);
  return { default: part.TaskReviews };
});

export function TaskContent({ of: content }: { of: OpenedContent }) {
  const t = useTexts('learn');
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('opening')} />}>
      <Task of={content} />
    </Suspense>
  );
}

export function TaskReviews(props: { classId: number; tz: string; isOver: boolean; hasTasks: boolean }) {
  return (
    <Suspense>
      <Reviews {...props} />
    </Suspense>
  );
}
