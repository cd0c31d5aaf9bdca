import type { CourseCard, CourseDetail, Partner } from '#contract/catalogue.ts';
import type { ClassCard } from '#contract/classes.ts';
import type { Post } from '#contract/news.ts';

/** What a public page is about, for those who read pages by machine. */
export type PageSubject =
  | { kind: 'course'; course: CourseDetail }
  | { kind: 'courses'; courses: readonly Pick<CourseCard, 'id' | 'title'>[] }
  | { kind: 'classes'; classes: readonly ClassCard[] }
  | { kind: 'partner'; partner: Partner }
  | { kind: 'post'; post: Post | undefined };

/** What a public page calls itself. */
export type SaidHead = { path: string; title: string; description: string; canonical: string };
