import { lazy, Suspense } from 'react';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';

// A chunk and texts of its own: only trainers see it.
const Reviews = lazy(async () => {
  const [{ TaskReviews: reviews }] = await Promise.all([import('./task-reviews.tsx'), loadTextParts(['task_reviews'])]);
  return { default: reviews };
});

export function TaskReviews(props: { classId: number; tz: string; isOver: boolean; hasTasks: boolean }) {
  return (
    <Suspense>
      <Reviews {...props} />
    </Suspense>
  );
}
