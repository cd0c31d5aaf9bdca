import type { CourseCard, CourseDetail, Partner } from '#contract/catalogue/calls.ts';
import type { ClassCard } from '#contract/classes/calls.ts';
import type { Post } from '#contract/news/calls.ts';

export type PageSubject =
  | { kind: 'course'; course: CourseDetail }
  | { kind: 'courses'; courses: readonly Pick<CourseCard, 'id' | 'title'>[] }
  | { kind: 'classes'; classes: readonly ClassCard[] }
  | { kind: 'partner'; partner: Partner }
  | { kind: 'certificate'; token: string }
  | { kind: 'post'; post: Post | undefined };

export type SaidHead = { path: string; title: string; description: string; canonical: string };
