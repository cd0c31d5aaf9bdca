import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findReadable } from './store/attempts.ts';

/** The event id tells repeated gradings of an attempt apart. */
export function notifyGraded(ctx: Ctx, { attempt_id }: Events['attempt_graded'], eventId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const attempt = await findReadable(tx, attempt_id);
    if (!attempt) return;
    await notifyPersons(tx, [attempt.person_id], {
      kind: 'attempt_graded',
      subject: `attempt ${attempt.id} event ${eventId}`,
      facts: factsOfClass(await classFacts(tx, attempt.class_id)),
      link: `/courses/${attempt.course_id}/learn?content=${attempt.content_id}`,
    });
  });
}
