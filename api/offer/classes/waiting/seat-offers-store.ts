import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { SeatOffer, SeatOfferFilter } from '#contract/offer/classes/waiting.ts';
import type { WaitingStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

/** Only entries that were offered a seat at some time. */
function offersOf(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('waiting_entries as w')
    .innerJoin('classes as k', 'k.id', 'w.class_id')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .select(['w.id', 'w.class_id', 'w.status', 'w.offer_expires_at', 'w.ended_at', 'k.code as class_code'])
    .select(['k.course_id', 'k.type', 'k.start_at', 'k.end_at', 'k.tz', 'k.venue', 'k.city'])
    .select(sql<LocalizedText>`c.title`.as('course_title'))
    .$narrowType<{ status: WaitingStatus; type: SeatOffer['type']; offer_expires_at: Date }>()
    .where('w.user_id', '=', userId)
    .where('w.offer_expires_at', 'is not', null);
}

export type SeatOfferRow = Awaited<ReturnType<ReturnType<typeof offersOf>['execute']>>[number];

export function pageOfOffers(
  ctx: Ctx,
  { filter, userId, ...page }: ListQuery<{ filter?: SeatOfferFilter }> & { userId: number },
) {
  let query = offersOf(ctx, userId);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('w.id'), filter.id));
  if (filter.class_id !== undefined) query = query.where(wanted(sql.ref('w.class_id'), filter.class_id));
  return pageOf(query.orderBy('w.id', 'desc'), page);
}

export function findSeatOffer(ctx: Ctx, own: { userId: number; id: number }) {
  return offersOf(ctx, own.userId).where('w.id', '=', own.id).executeTakeFirst();
}
