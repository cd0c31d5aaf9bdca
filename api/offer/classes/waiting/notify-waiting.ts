import { inform, settleWarnings } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { classFacts } from '../class-facts.ts';
import { factsOfClass } from '../facts-of-class.ts';
import { sql } from 'kysely';

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
  return inTransaction(ctx, async (tx) => {
    const about = await aboutWait(tx, waiting_entry_id);
    if (!about) return;
    const subject = `${subjectOf(waiting_entry_id)} ended`;
    await inform(tx, { ...about, kind: 'waiting_ended', subject, facts: { ...about.facts, why } });
  });
}

/** The event id tells offers to the same entry apart. */
export function notifyOfferWithdrawn(
  ctx: Ctx,
  { waiting_entry_id, why, keeps }: Events['seat_offer_withdrawn'],
  eventId: number,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const about = await aboutWait(tx, waiting_entry_id);
    if (!about) return;
    const facts = { ...about.facts, why, keeps: keeps ? 'yes' : 'no' };
    const subject = `${subjectOf(waiting_entry_id)} event ${eventId}`;
    await inform(tx, { ...about, kind: 'seat_offer_withdrawn', subject, facts });
  });
}

async function aboutWait(ctx: Ctx, waitingEntryId: number) {
  const entry = await entryFacts(ctx, waitingEntryId);
  if (!entry) return null;
  const facts = factsOfClass(await classFacts(ctx, entry.class_id));
  return { user_id: entry.user_id, facts, link: `/courses/${entry.course_id}` };
}

function subjectOf(waitingEntryId: number): string {
  return `waiting entry ${waitingEntryId}`;
}

async function entryFacts(ctx: Ctx, entryId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.user_id', 'w.class_id', 'k.course_id'])
    .where('w.id', '=', entryId)
    .executeTakeFirst();
}

async function offerFacts(ctx: Ctx, entryId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .select(['w.user_id', 'w.class_id', sql<Date>`w.offer_expires_at`.as('offer_expires_at')])
    .where('w.id', '=', entryId)
    .where('w.status', '=', 'offered')
    .where('w.offer_expires_at', '>', ctx.now())
    .executeTakeFirst();
}
