import { useInView } from '#web/shared/page/use-in-view.ts';
import { Rest, type CourseDetailsProps } from './details.tsx';

/** Loaded when it comes into view. */
export function CourseDetails({ course }: CourseDetailsProps) {
  const { place, isInView } = useInView();

  return <div ref={place}>{isInView && <Rest course={course} />}</div>;
}
