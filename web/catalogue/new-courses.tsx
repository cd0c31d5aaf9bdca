import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '#web/shared/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import { CourseCards } from './course-cards.tsx';
import type { ShownCourse } from './course-queries.ts';

/** The courses that came last, and the way to all of them. */
export function NewCourses({ courses, total }: { courses: readonly ShownCourse[]; total: number }) {
  const t = useTexts('home');

  return (
    <Section
      title={t('new_courses')}
      more={
        <Link to="/courses">
          {t('all_courses', { count: total })} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <CourseCards courses={courses} />
    </Section>
  );
}
