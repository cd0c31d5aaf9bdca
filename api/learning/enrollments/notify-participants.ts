import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { enrollmentFacts, personsIn } from './enrollment-summary.ts';
import { endedBySystem } from './model/end-reasons.ts';

type AboutEnrollment = 'enrollment_opened' | 'enrollment_concluded' | 'enrollment_canceled';

export async function notifyEnrollment(ctx: Ctx, kind: AboutEnrollment, enrollmentId: number): Promise<void> {
  const result = await enrollmentFacts(ctx, enrollmentId);
  const { person_id, class_id, course_id, outcome, status, end_reason, organization } = result;
  const input = { given: organization === null ? 'no' : 'yes', organization: organization ?? '' };
  const facts = { ...factsOfClass(result), ...whyOf(end_reason), ...input, outcome, status };
  const link =
    kind === 'enrollment_opened' && result.is_followed_alone ? `/courses/${course_id}/learn` : `/classes/${class_id}`;
  await notifyPersons(ctx, [person_id], { kind, subject: `enrollment ${enrollmentId}`, facts, link });
}

/** The event id tells repeated transfers apart. */
export async function notifyTransferred(ctx: Ctx, enrollmentId: number, eventId: number): Promise<void> {
  const result = await enrollmentFacts(ctx, enrollmentId);
  await notifyPersons(ctx, [result.person_id], {
    kind: 'enrollment_transferred',
    subject: `enrollment ${enrollmentId} event ${eventId}`,
    facts: factsOfClass(result),
    link: `/classes/${result.class_id}`,
  });
}

export async function notifyClassCanceled(ctx: Ctx, classId: number, reason: string | null): Promise<void> {
  const run = await classFacts(ctx, classId);
  const facts = { ...factsOfClass(run), ...whyOf(reason) };
  const subject = `class ${classId}`;
  const link = `/classes/${classId}`;
  await notifyPersons(ctx, run.trainer_person_ids, { kind: 'taught_class_canceled', subject, facts, link });
  await notifyPersons(ctx, await personsIn(ctx, classId), {
    kind: 'class_canceled',
    subject,
    facts,
    // There they choose another class or ask for the money back.
    link: `${link}/enrollment`,
  });
}

/** The event id tells repeated moves of a class apart. */
export async function notifyClassMoved(ctx: Ctx, classId: number, eventId: number): Promise<void> {
  const run = await classFacts(ctx, classId);
  const persons = [...(await personsIn(ctx, classId)), ...run.trainer_person_ids];
  const place = [run.venue, run.city].filter(Boolean).join(', ');
  await notifyPersons(ctx, persons, {
    kind: 'class_moved',
    subject: `class ${classId} event ${eventId}`,
    facts: { ...factsOfClass(run), placed: place ? 'yes' : 'no', place },
    link: `/classes/${classId}`,
  });
}

function whyOf(reason: string | null) {
  if (reason !== null && endedBySystem.some((code) => code === reason)) return { known: reason, reason: '' };
  return { known: reason ? 'yes' : 'no', reason: reason ?? '' };
}
