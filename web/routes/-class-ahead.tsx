import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { NextContent } from '#web/learning/enrollments/next-content.tsx';
import { NextLesson } from '#web/learning/enrollments/what-comes-next.tsx';
import { Stack } from '#web/shared/ui/layout.tsx';

/** The next lesson and the next content of a learner; null where there is neither. */
export function classAhead(enrollment: Enrollment | undefined) {
  if (!enrollment) return null;
  const { next_lesson: lesson, next_content: content } = enrollment;
  if (!lesson && !content) return null;
  return (
    <Stack>
      {lesson && <NextLesson enrollment={enrollment} lesson={lesson} now={new Date()} />}
      <NextContent enrollment={enrollment} />
    </Stack>
  );
}
