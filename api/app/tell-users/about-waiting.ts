import { classToTell, offerToTell } from '#api/classes/index.ts';
import { inform, settleWarnings } from '#api/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { factsOfClass } from './facts-of-class.ts';

/** Who is offered a seat hears until when it is held; nobody where the offer is over by now. */
export function tellSeatOffered(ctx: Ctx, waitingEntryId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const offer = await offerToTell(inside, waitingEntryId);
    if (!offer) return;
    const { user_id, class_id, course_id, offer_expires_at } = offer;
    const run = await classToTell(inside, class_id);
    const until = offer_expires_at.toISOString();
    await inform(inside, {
      user_id,
      kind: 'seat_offered',
      subject: `${subjectOf(waitingEntryId)} until ${until}`,
      facts: { ...factsOfClass(run), until: { moment: until, tz: run.tz } },
      link: `/courses/${course_id}?class=${class_id}`,
    });
  });
}

/** The seat is taken or goes to the next: there is nothing to be warned of any more. */
export async function settleSeatOffer(ctx: Ctx, waitingEntryId: number): Promise<void> {
  // Offered anew meanwhile.
  if (await offerToTell(ctx, waitingEntryId)) return;
  await settleWarnings(ctx, { kinds: ['seat_offered'], subject: subjectOf(waitingEntryId) });
}

function subjectOf(waitingEntryId: number): string {
  return `waiting entry ${waitingEntryId}`;
}
