import { inform, settleWarnings, type Facts } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { classFacts } from '../class-facts.ts';
import { factsOfClass } from '../facts-of-class.ts';
import { entryFacts } from './entry-facts.ts';
import { offerFacts } from './offer-facts.ts';

export function notifySeatOffered(ctx: Ctx, waitingEntryId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const offer = await offerFacts(tx, waitingEntryId);
    if (!offer) return;
    const { user_id, class_id, offer_expires_at } = offer;
    const run = await classFacts(tx, class_id);
    const until = offer_expires_at.toISOString();
    await inform(tx, {
      user_id,
      kind: 'seat_offered',
      subject: `${subjectOf(waitingEntryId)} until ${until}`,
      facts: { ...factsOfClass(run), until: { moment: until, tz: run.tz } },
      link: `/profile/seat-offers/${waitingEntryId}`,
    });
  });
}

export async function settleSeatOffer(ctx: Ctx, waitingEntryId: number): Promise<void> {
  // Offered again meanwhile.
  if (await offerFacts(ctx, waitingEntryId)) return;
  await settleWarnings(ctx, { kinds: ['seat_offered'], subject: subjectOf(waitingEntryId) });
}

export function notifyWaitingEnded(ctx: Ctx, { waiting_entry_id, why }: Events['waiting_ended']): Promise<void> {
  const subject = `${subjectOf(waiting_entry_id)} ended`;
  return informOfWait(ctx, waiting_entry_id, { kind: 'waiting_ended', subject, facts: { why } });
}

/** The event id tells offers to the same entry apart. */
export function notifyOfferWithdrawn(
  ctx: Ctx,
  { waiting_entry_id, why, keeps }: Events['seat_offer_withdrawn'],
  eventId: number,
): Promise<void> {
  const subject = `${subjectOf(waiting_entry_id)} event ${eventId}`;
  const facts = { why, keeps: keeps ? 'yes' : 'no' };
  return informOfWait(ctx, waiting_entry_id, { kind: 'seat_offer_withdrawn', subject, facts });
}

type OfWait = { kind: 'waiting_ended' | 'seat_offer_withdrawn'; subject: string; facts: Facts };

function informOfWait(ctx: Ctx, waitingEntryId: number, { facts, ...message }: OfWait): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const entry = await entryFacts(tx, waitingEntryId);
    if (!entry) return;
    const run = await classFacts(tx, entry.class_id);
    const link = `/courses/${entry.course_id}`;
    await inform(tx, { ...message, user_id: entry.user_id, facts: { ...factsOfClass(run), ...facts }, link });
  });
}

function subjectOf(waitingEntryId: number): string {
  return `waiting entry ${waitingEntryId}`;
}
