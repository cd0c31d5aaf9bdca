import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from './context.ts';

/** What one slice tells the ones above it. A reaction in api/app/reactions.ts answers each. */
export type Events = {
  /** Editors changed, added or took away prices of these courses. */
  course_prices_changed: { course_ids: number[] };
  /** Somebody asks the house to look at a review. */
  review_reported: { review_report_id: number };
  /** There is a seat in a class that was full. */
  seat_freed: { class_id: number };
  /** A freed seat is held for the first of those who wait. */
  seat_offered: { waiting_entry_id: number };
  /** It was taken, let go or ran out, or its class was closed. */
  seat_offer_ended: { waiting_entry_id: number };
  /** Its class was closed or called off; the place on the list stays while the class may open again. */
  seat_offer_withdrawn: { waiting_entry_id: number; why: 'closed' | 'canceled'; keeps: boolean };
  /** Without a seat, and not by who waited. */
  waiting_ended: { waiting_entry_id: number; why: 'no_seat' | 'lapsed' | 'canceled' };
  mail_written: { mail_id: number };
  /** Nothing has used it any more: its bytes are to go. */
  file_dropped: { file_id: number };
  picture_dropped: { sha256: string };
  /** Everybody will see it; it has to be drawn in its widths first. */
  picture_shown: { picture_id: number };
  address_change_asked: { address_change_id: number };
  /** Somebody asked for a letter to an address that may have an account. */
  letter_asked: { letter_id: number };
  order_placed: { order_id: number };
  payment_started: { payment_id: number };
  payment_closed: { payment_id: number };
  payment_event_received: { payment_event_id: number };
  order_paid: { order_id: number };
  order_canceled: { order_id: number };
  /** The house has noted it as done. */
  service_delivered: { order_id: number; order_item_id: number };
  /** The attempt was refused, as a proof that does not hold. */
  payment_declined: { payment_id: number };
  /** The proof of a transfer waits to be looked at. */
  proof_sent: { payment_id: number };
  class_concluded: { class_id: number };
  class_canceled: { class_id: number; reason: string | null };
  /** It begins or ends at another time, or takes place elsewhere. */
  class_moved: { class_id: number };
  enrollment_opened: { enrollment_id: number };
  enrollment_concluded: { enrollment_id: number };
  /** Canceled, or given up. */
  enrollment_ended: { enrollment_id: number };
  certificate_issued: { certificate_id: number };
  certificate_revoked: { certificate_id: number };
  /** The one that stands in the place of another now. */
  certificate_replaced: { certificate_id: number };
  export_ready: { user_id: number; until: string };
  account_closing: { user_id: number; closes_at: string };
  account_kept: { user_id: number };
  export_requested: { export_id: number };
  /** A spent refresh token came back, so its session was ended. */
  session_reused: { user_id: number; session_id: number };
  password_changed: { user_id: number };
  factor_changed: { user_id: number; change: FactorChange };
  /** The first sign-in with this browser and system from this network. */
  new_device_signed_in: { user_id: number; session_id: number };
};

export type FactorChange =
  | 'totp_added'
  | 'totp_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used';

export type EventKind = keyof Events;

export const outboxChannel = 'outbox';

/** Writes an event in the verb's own transaction, so that it is told if and only if the verb's work stands. */
export function tell<K extends EventKind>(ctx: Ctx, kind: K, payload: Events[K]): Promise<void> {
  return tellAll(ctx, kind, [payload]);
}

/** Several events of a kind, in their order, by two queries. */
export async function tellAll<K extends EventKind>(ctx: Ctx, kind: K, payloads: readonly Events[K][]): Promise<void> {
  if (payloads.length === 0) return;
  await ctx.db
    .insertInto('outbox_events')
    .values(payloads.map((payload) => ({ kind, payload: JSON.stringify(payload), created_at: ctx.now() })))
    .execute();
  await sql`select pg_notify(${outboxChannel}, '')`.execute(ctx.db);
}

/** As `tell`, in the `with` of another statement: an event for every row of payloads. */
export function telling(ctx: Ctx, kind: EventKind, payloads: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    insert into outbox_events (kind, payload, created_at)
    select ${kind}, payload, ${ctx.now()}::timestamptz from (${payloads}) as told (payload)
    returning pg_notify(${outboxChannel}, '')`;
}
