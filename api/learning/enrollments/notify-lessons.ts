import type { Events } from '#contract/index.ts';
import {
  classFacts,
  factsOfClass,
  lessonById,
  lessonsOf,
  type ClassFacts,
  type LessonRow,
} from '#api/offer/classes/index.ts';
import { notifyPersons, type FactsOf } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { standingIn } from './enrollment-summary.ts';

/** The event id tells repeated changes apart. */
export function notifyLessonsChanged(
  ctx: Ctx,
  { class_id, lesson_ids }: Events['lessons_changed'],
  eventId: number,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const lessons = await lessonsOf(tx, { classIds: [class_id], ids: lesson_ids });
    const [next] = lessons.filter(({ ends_at }) => ends_at > tx.now());
    const first = next ?? lessons[0];
    if (!first) return;
    const run = await classFacts(tx, class_id);
    await notifyParticipants(tx, run, {
      kind: 'lessons_changed',
      subject: `class ${class_id} event ${eventId}`,
      facts: { ...factsOfClass(run), ...changeOf(first), count: lessons.length },
    });
  });
}

/** Nothing is sent of a lesson that was moved, canceled or given since. */
export function notifyLessonDue(ctx: Ctx, { lesson_id, starts_at, ahead }: Events['lesson_due']): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const lesson = await lessonById(tx, lesson_id);
    const isDue =
      lesson?.status === 'planned' && lesson.starts_at.toISOString() === starts_at && lesson.starts_at > tx.now();
    if (!isDue) return;
    const run = await classFacts(tx, lesson.class_id);
    const start = momentOf(lesson, lesson.starts_at);
    await notifyParticipants(tx, run, {
      kind: 'lesson_soon',
      subject: `lesson ${lesson_id} at ${starts_at}, ${ahead}`,
      facts: { ...factsOfClass(run), ahead, start, ...placeOf(lesson) },
    });
  });
}

type Kind = 'lessons_changed' | 'lesson_soon';
type AboutLessons<K extends Kind> = { kind: K; subject: string; facts: FactsOf<K> };

/** Each learner is led to their own timetable. */
async function notifyParticipants<K extends Kind>(ctx: Ctx, run: ClassFacts, message: AboutLessons<K>): Promise<void> {
  const learners = await standingIn(ctx, run.id);
  const links = new Map(learners.map(({ id, person_id }) => [person_id, timetableOf(run, id)]));
  const persons = [...links.keys(), ...run.trainer_person_ids];
  const link = (personId: number) => links.get(personId) ?? null;
  await notifyPersons(ctx, persons, { ...message, link });
}

function timetableOf({ course_id }: ClassFacts, enrollmentId: number): string {
  return `/courses/${course_id}/timetable/${enrollmentId}`;
}

function changeOf(lesson: LessonRow) {
  const { status, starts_at, was_starts_at } = lesson;
  const isMoved = was_starts_at !== null && was_starts_at.getTime() !== starts_at.getTime();
  const what = status === 'canceled' ? 'canceled' : isMoved ? 'moved' : 'changed';
  return { what, start: momentOf(lesson, starts_at), was: isMoved ? momentOf(lesson, was_starts_at) : '' };
}

function momentOf({ tz }: LessonRow, moment: Date) {
  return { moment: moment.toISOString(), tz };
}

function placeOf({ type, room, venue, city }: LessonRow) {
  const place = [room, venue, city].filter(Boolean).join(', ');
  if (type === 'online-sync') return { placed: 'live', place: '' };
  return { placed: place ? 'yes' : 'no', place };
}
