import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export async function offerFacts(ctx: Ctx, entryId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .select(['w.user_id', 'w.class_id', sql<Date>`w.offer_expires_at`.as('offer_expires_at')])
    .where('w.id', '=', entryId)
    .where('w.status', '=', 'offered')
    .where('w.offer_expires_at', '>', ctx.now())
    .executeTakeFirst();
}
