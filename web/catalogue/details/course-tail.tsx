import { useInView } from '#web/shared/page/use-in-view.ts';
import { Rest, type CourseDetailsProps } from './details.tsx';

/** What stands at the end of a course: ways to pass it on, and courses like it, shown when they come into view. */
export function CourseDetails({ course }: CourseDetailsProps) {
  const { place, isInView } = useInView();

  return <div ref={place}>{isInView && <Rest course={course} />}</div>;
}
