import { sql } from 'kysely';
import type { WebhookDelivery, WebhookDeliveryFilter } from '#contract/areas/webhooks/calls.ts';
import type { WebhookEventType } from '#contract/areas/webhooks/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type NewDelivery = { type: WebhookEventType; eventId: number; body: string };

/** One for each webhook that chose the event. Answers their ids. */
export async function insertDeliveries(tx: Ctx, { type, eventId, body }: NewDelivery): Promise<number[]> {
  const { rows } = await sql<{ webhook_id: number }>`
    insert into webhook_deliveries (webhook_id, event_id, type, body, next_attempt_at, created_at)
    select id, ${eventId}::bigint, ${type}::text, ${body}::text, ${tx.now()}::timestamptz, ${tx.now()}::timestamptz
    from webhooks where is_active and deleted_at is null and ${type}::text = any(events)
    on conflict (webhook_id, event_id, type) do nothing
    returning webhook_id`.execute(tx.db);
  return rows.map((row) => row.webhook_id);
}

/** Longer than an attempt takes, so that nobody else sends meanwhile; after a crash it is sent again. */
const claimedMs = minuteMs;

export type ClaimedDelivery = {
  id: number;
  webhook_id: number;
  event_id: number;
  body: string;
  attempts: number;
  address: string;
  secret_sealed: string;
  former_secret_sealed: string | null;
  former_secret_until: Date | null;
};

export type Turn = {
  /** Goes before all others, also while the webhook is failing. */
  firstId?: number | undefined;
  /** Whether to try a webhook that is failing. */
  isRetry?: boolean;
};

/**
 * The next delivery that is due, with its attempt counted. Undefined where none is, where the webhook is not active, and
 * where somebody else sends to it: a receiver that is slow takes one connection.
 */
export async function claimDelivery(
  ctx: Ctx,
  webhookId: number,
  { firstId = 0, isRetry = false }: Turn = {},
): Promise<ClaimedDelivery | undefined> {
  const now = ctx.now();
  const until = new Date(now.getTime() + claimedMs);
  const { rows } = await sql<ClaimedDelivery>`
    with due as (
      select id, webhook_id from webhook_deliveries
      where webhook_id = ${webhookId} and state = 'waiting' and next_attempt_at <= ${now}::timestamptz
      order by id = ${firstId} desc, next_attempt_at, id limit 1
    ), free as (
      update webhooks w set sending_until = ${until}::timestamptz from due
      where w.id = due.webhook_id and w.is_active and w.deleted_at is null
        and (w.failing_since is null or ${isRetry} or due.id = ${firstId})
        and (w.sending_until is null or w.sending_until <= ${now}::timestamptz)
      returning due.id, w.address, w.secret_sealed, w.former_secret_sealed, w.former_secret_until
    )
    update webhook_deliveries d
    set attempts = d.attempts + 1, last_attempt_at = ${now}::timestamptz, next_attempt_at = ${until}::timestamptz
    from free where d.id = free.id and d.state = 'waiting' and d.next_attempt_at <= ${now}::timestamptz
    returning d.id, d.webhook_id, d.event_id, d.body, d.attempts, free.address, free.secret_sealed,
      free.former_secret_sealed, free.former_secret_until`.execute(ctx.db);
  return rows[0];
}

export type Outcome = { status: number | null; error: string | null; durationMs: number };

type Settled = Outcome & { state: 'waiting' | 'delivered' | 'failed'; nextAt: Date | null };

export async function settleDelivery(ctx: Ctx, id: number, { state, nextAt, ...outcome }: Settled): Promise<void> {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({
      state,
      next_attempt_at: nextAt,
      last_status: outcome.status,
      last_error: outcome.error,
      last_duration_ms: outcome.durationMs,
    })
    .where('id', '=', id)
    .execute();
}

/** What waits for a webhook that works again does not wait longer. */
export async function makeWaitingDue(ctx: Ctx, webhookId: number): Promise<void> {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: ctx.now() })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', ctx.now())
    .execute();
}

/** The ids of the active webhooks for which something is due. */
export async function webhooksDue(ctx: Ctx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from webhooks w where is_active and deleted_at is null and exists (
      select from webhook_deliveries d
      where d.webhook_id = w.id and d.state = 'waiting' and d.next_attempt_at <= ${ctx.now()}::timestamptz)`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** Makes it due now, whatever became of it. Answers false where there is none. */
export async function makeDue(tx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('webhook_deliveries')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: tx.now() })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function webhookOfDelivery(ctx: Ctx, id: number): Promise<number | undefined> {
  const query = ctx.db.selectFrom('webhook_deliveries').select('webhook_id').where('id', '=', id);
  return (await query.executeTakeFirst())?.webhook_id;
}

/** Has no full stop, which would make the signed text ambiguous. */
export function messageId(eventId: number): string {
  return `msg_${eventId}`;
}

export async function listDeliveries(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: WebhookDeliveryFilter }>,
): Promise<{ results: WebhookDelivery[]; total: number }> {
  let query = ctx.db
    .selectFrom('webhook_deliveries')
    .select(['id', 'webhook_id', 'event_id', 'body', 'attempts', 'last_attempt_at', 'last_status', 'last_error'])
    .select(['last_duration_ms', 'next_attempt_at', 'created_at'])
    .select([sql<WebhookDelivery['type']>`type`.as('type'), sql<WebhookDelivery['state']>`state`.as('state')]);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.webhook_id !== undefined) query = query.where(wanted(sql.ref('webhook_id'), filter.webhook_id));
  if (filter.state !== undefined) query = query.where('state', '=', filter.state);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  for (const { order } of sort) query = query.orderBy('id', order);
  const { rows, total } = await pageOf(query.orderBy('id', 'desc'), page);
  const results = rows.map(({ event_id, ...row }) => ({
    ...row,
    message_id: messageId(event_id),
    last_attempt_at: row.last_attempt_at?.toISOString() ?? null,
    next_attempt_at: row.next_attempt_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  }));
  return { results, total };
}

export async function deleteDeliveries(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('webhook_deliveries').where('created_at', '<', before).execute();
}
