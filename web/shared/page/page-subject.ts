import type { CourseCard, CourseDetail, Partner, TrainerPage } from '#contract/offer/catalogue/calls.ts';
import type { ClassCard } from '#contract/offer/classes/calls.ts';
import type { Post } from '#contract/offer/news/calls.ts';

export type PageSubject =
  | { kind: 'course'; course: CourseDetail }
  | { kind: 'courses'; courses: readonly Pick<CourseCard, 'id' | 'title'>[] }
  | { kind: 'classes'; classes: readonly ClassCard[] }
  | { kind: 'partner'; partner: Partner }
  | { kind: 'trainer'; trainer: TrainerPage }
  | { kind: 'certificate'; token: string }
  | { kind: 'post'; post: Post | undefined };

export type SaidHead = { path: string; title: string; description: string; canonical: string };
