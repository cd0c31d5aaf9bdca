import type { MessageKind } from '#contract/messages-values.ts';
import { usersOfPersons } from '#api/accounts/index.ts';
import { classToTell } from '#api/classes/index.ts';
import { enrollmentInBrief, personsIn } from '#api/enrollments/index.ts';
import { inform, type Facts } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { factsOfClass } from './facts-of-class.ts';

type AboutEnrollment = 'enrollment_opened' | 'enrollment_concluded' | 'enrollment_canceled';

/** The person has a place, has come to the end, or has left. */
export function tellEnrollment(ctx: Ctx, kind: AboutEnrollment, enrollmentId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const { person_id, class_id, course_id, outcome, status, end_reason } = await enrollmentInBrief(
      inside,
      enrollmentId,
    );
    const run = await classToTell(inside, class_id);
    const facts = { ...factsOfClass(run), ...whyOf(end_reason), outcome, status };
    const link =
      kind === 'enrollment_opened' && run.is_followed_alone ? `/courses/${course_id}/learn` : '/profile/my-courses';
    await tellPersons(inside, [person_id], { kind, subject: `enrollment ${enrollmentId}`, facts, link });
  });
}

/** Whoever has a place in it and has not come to its end. */
export function tellClassCanceled(ctx: Ctx, classId: number, reason: string | null): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const facts = { ...factsOfClass(await classToTell(inside, classId)), ...whyOf(reason) };
    await tellPersons(inside, await personsIn(inside, classId), {
      kind: 'class_canceled',
      subject: `class ${classId}`,
      facts,
      link: '/profile/my-courses',
    });
  });
}

/** A class can be moved more than once; each time is told. */
export function tellClassMoved(ctx: Ctx, classId: number, eventId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const run = await classToTell(inside, classId);
    const persons = [...(await personsIn(inside, classId)), ...run.trainer_person_ids];
    const place = [run.venue, run.city].filter(Boolean).join(', ');
    await tellPersons(inside, persons, {
      kind: 'class_moved',
      subject: `class ${classId} event ${eventId}`,
      facts: { ...factsOfClass(run), placed: place ? 'yes' : 'no', place },
      link: '/profile/my-courses',
    });
  });
}

/** Its trainers; whoever followed it hears of the own result. */
export function tellClassConcluded(ctx: Ctx, classId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const run = await classToTell(inside, classId);
    await tellPersons(inside, run.trainer_person_ids, {
      kind: 'class_concluded',
      subject: `class ${classId}`,
      facts: factsOfClass(run),
      link: null,
    });
  });
}

type Said = { kind: MessageKind; subject: string; facts: Facts; link: string | null };

/** A person without an account is told by whoever gave the place. */
export async function tellPersons(ctx: Ctx, personIds: number[], said: Said): Promise<void> {
  const users = await usersOfPersons(ctx, [...new Set(personIds)]);
  // In one order, so that two who tell the same people queue.
  for (const { id } of users.toSorted((one, other) => one.id - other.id)) await inform(ctx, { user_id: id, ...said });
}

function whyOf(reason: string | null): Facts {
  return { known: reason ? 'yes' : 'no', reason: reason ?? '' };
}
