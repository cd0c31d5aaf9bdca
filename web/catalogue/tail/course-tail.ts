import type { CourseDetail } from '#contract/catalogue.ts';

export type CourseTailProps = { course: Pick<CourseDetail, 'id' | 'title' | 'category'> };
