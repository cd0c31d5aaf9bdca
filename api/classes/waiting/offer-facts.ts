import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export type OfferFacts = { user_id: number; class_id: number; course_id: number; offer_expires_at: Date };

/** A seat that is offered, while it can be taken, as its user is told of it. Asks nobody's leave. */
export async function offerFacts(ctx: Ctx, entryId: number): Promise<OfferFacts | undefined> {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .select(['w.user_id', 'w.class_id', 'k.course_id', sql<Date>`w.offer_expires_at`.as('offer_expires_at')])
    .where('w.id', '=', entryId)
    .where('w.status', '=', 'offered')
    .where('w.offer_expires_at', '>', ctx.now())
    .executeTakeFirst();
}
