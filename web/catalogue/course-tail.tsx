import { afterStart } from '#web/shared/after-start.tsx';
import type { CourseTailProps } from './tail/course-tail.ts';

/** What stands at the end of a course: ways to pass it on, and courses like it. It comes when one gets near it. */
export const CourseTail = afterStart<CourseTailProps>(async () => (await import('./tail/tail-near.tsx')).TailNear);
