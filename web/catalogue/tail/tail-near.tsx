import { lazy, Suspense } from 'react';
import { bringParts } from '#web/shared/texts-store.ts';
import { useNear } from '#web/shared/use-near.ts';
import type { CourseTailProps } from './course-tail.ts';

const Tail = lazy(async () => {
  const [part] = await Promise.all([import('./tail.tsx'), bringParts(['course_tail'])]);
  return { default: part.Tail };
});

export function TailNear({ course }: CourseTailProps) {
  const { place, isNear } = useNear();

  return (
    <div ref={place}>
      {isNear && (
        <Suspense>
          <Tail course={course} />
        </Suspense>
      )}
    </div>
  );
}
