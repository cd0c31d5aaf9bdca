import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { loadTextParts } from '#web/shared/texts/texts-store.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { Place } from './assessment-queries.ts';

// Chunks and texts of their own: one is for learners in an assessment, the other for trainers.
const Assessment = lazy(async () => {
  const [part] = await Promise.all([import('./assessment-content.tsx'), loadTextParts(['assessment'])]);
  return { default: part.AssessmentContent };
});

const Attempts = lazy(async () => {
  const [part] = await Promise.all([import('./trainer/class-attempts.tsx'), loadTextParts(['assessment'])]);
  return { default: part.ClassAttempts };
});

export function AssessmentContent({ place }: { place: Place }) {
  const t = useTexts('learn');
  return (
    <Suspense fallback={<SkeletonRows rows={3} label={t('opening')} />}>
      <Assessment place={place} />
    </Suspense>
  );
}

export function ClassAttempts(props: { classId: number; isOver: boolean }) {
  return (
    <Suspense>
      <Attempts {...props} />
    </Suspense>
  );
}
