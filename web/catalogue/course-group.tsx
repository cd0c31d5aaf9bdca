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
  /** The way to all of them, in words. */
  more: string;
  search: CoursesSearch;
  wishlistButton: InputOf;
};

/** A few courses as a part of another page, which words it. */
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
