import { Suspense } from 'react';
import { lazy } from '#web/shared/page/lazy.ts';
import { useTexts } from '#web/shared/texts/texts.ts';
import { SkeletonRows } from '#web/shared/ui/skeleton.tsx';
import type { GradedClass } from './graded-class.ts';

// Chunks of their own: one is for trainers, the other for learners.
const Grades = lazy(async () => ({ default: (await import('./class-grades.tsx')).ClassGrades }));
const Own = lazy(async () => ({ default: (await import('./own-grades.tsx')).OwnGrades }));

export function ClassGrades(props: { of: GradedClass }) {
  const t = useTexts('grades');
  return (
    <Suspense fallback={<SkeletonRows rows={4} label={t('loading')} />}>
      <Grades {...props} />
    </Suspense>
  );
}

export function OwnGrades(props: { classId: number; tz: string }) {
  return (
    <Suspense>
      <Own {...props} />
    </Suspense>
  );
}
