import { textIn } from '#contract/basics.ts';
import type { SeatOffer } from '#contract/offer/classes/waiting.ts';
import type { Ctx } from '#api/shared/context.ts';
import { seatOfferState } from '../model/seat-offer.ts';
import type { SeatOfferRow } from './seat-offers-store.ts';

export function presentSeatOffer(ctx: Ctx, row: SeatOfferRow): SeatOffer {
  return {
    id: row.id,
    state: seatOfferState(row, ctx.now()),
    offer_expires_at: row.offer_expires_at.toISOString(),
    class_id: row.class_id,
    class_code: row.class_code,
    course_id: row.course_id,
    course_title: textIn(row.course_title, ctx.locale),
    type: row.type,
    start_at: row.start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    tz: row.tz,
    venue: row.venue,
    city: row.city,
  };
}
