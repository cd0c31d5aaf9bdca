import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '#web/shared/texts.ts';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import { CourseCards, type WishOf } from './course-cards.tsx';
import { beginToday, type ShownCourse } from './course-queries.ts';

/** The newest courses that wait for no class, and the way to all of them. */
type BeginTodayProps = { courses: readonly ShownCourse[]; total: number; wish?: WishOf };

export function BeginToday({ courses, total, wish }: BeginTodayProps) {
  const t = useTexts('home');

  return (
    <Section
      title={t('begin_today')}
      more={
        <Link to="/courses" search={beginToday}>
          {t('all_of_them', { count: total })} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <CourseCards courses={courses} wish={wish} />
    </Section>
  );
}
