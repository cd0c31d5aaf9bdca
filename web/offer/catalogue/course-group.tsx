import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { Icon } from '#web/shared/ui/icon.tsx';
import { Section } from '#web/shared/ui/section.tsx';
import { CourseCards, type InputOf } from './course-cards.tsx';
import type { ShownCourse } from './course-queries.ts';
import type { CoursesSearch } from './model/course-search.ts';

type CourseGroupProps = {
  title: string;
  courses: readonly ShownCourse[];
  more: string;
  search: CoursesSearch;
  wishlistButton: InputOf;
};

export function CourseGroup({ title, courses, more, search, wishlistButton }: CourseGroupProps) {
  if (courses.length === 0) return null;
  return (
    <Section
      title={title}
      more={
        <Link to="/courses" search={search}>
          {more} <Icon of={ArrowRight} />
        </Link>
      }
    >
      <CourseCards courses={courses} wishlistButton={wishlistButton} />
    </Section>
  );
}
