import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { participantsOf } from '#api/learning/enrollments/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Events } from '#api/shared/events/events.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

/** The event id tells repeated publications of a class apart. */
export function notifyGradesPublished(
  ctx: Ctx,
  { class_id, enrollment_ids }: Events['grades_published'],
  eventId: number,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const graded = new Set(enrollment_ids);
    const people = (await participantsOf(tx, class_id)).filter(({ id }) => graded.has(id));
    await notifyPersons(
      tx,
      people.map(({ person_id }) => person_id),
      {
        kind: 'grades_published',
        subject: `class ${class_id} event ${eventId}`,
        facts: factsOfClass(await classFacts(tx, class_id)),
        link: `/classes/${class_id}/my-learning`,
      },
    );
  });
}
