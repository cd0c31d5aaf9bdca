import { lazy, Suspense } from 'react';
import { bringParts } from '#web/shared/texts-store.ts';
import type { CourseDetail } from '#contract/catalogue.ts';

const bring = () => import('./course-around-parts.tsx');

// On the server at once, so that they stand there without script; in the browser they wake after what is above them.
const Part = import.meta.env.SSR
  ? (await bring()).CourseAround
  : lazy(async () => {
      const [part] = await Promise.all([bring(), bringParts(['course_around'])]);
      return { default: part.CourseAround };
    });

/** What belongs to a course, each where it has any; most have none. */
export function CourseAround(of: {
  course: CourseDetail;
  show: 'courses' | 'prerequisites' | 'questions' | 'packages' | 'regulations';
}) {
  return of.course[of.show].length > 0 ? (
    <Suspense>
      <Part {...of} />
    </Suspense>
  ) : null;
}
