import { Link } from '@tanstack/react-router';
import type { Enrollment } from '#contract/learning/enrollments/calls.ts';
import { useTexts } from '#web/shared/texts/texts.ts';

export function NextContent({ enrollment: { course, next_content: next } }: { enrollment: Enrollment }) {
  const t = useTexts('my_courses');

  if (!next) return null;
  return (
    <p>
      {t('next')}{' '}
      <Link to="/courses/$id/learn" params={{ id: String(course.id) }} search={{ content: next.id }}>
        {next.title}
      </Link>
    </p>
  );
}
