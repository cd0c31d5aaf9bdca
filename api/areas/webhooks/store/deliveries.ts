import { sql } from 'kysely';
import type { WebhookDelivery, WebhookDeliveryFilter } from '#contract/areas/webhooks/calls.ts';
import type { WebhookEventType } from '#contract/areas/webhooks/values.ts';
import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type NewDelivery = { type: WebhookEventType; eventId: number; body: string };

/** One for each webhook that chose the event. Answers the ids of those that can be sent at once: the others fail anyway. */
export async function insertDeliveries(tx: Ctx, { type, eventId, body }: NewDelivery): Promise<number[]> {
  const { rows } = await sql<{ id: number; is_failing: boolean }>`
    insert into webhook_deliveries (webhook_id, event_id, type, body, next_attempt_at, created_at)
    select id, ${eventId}::bigint, ${type}::text, ${body}::text, ${tx.now()}::timestamptz, ${tx.now()}::timestamptz
    from webhooks where is_active and deleted_at is null and ${type}::text = any(events)
    on conflict (webhook_id, event_id, type) do nothing
    returning id, exists (
      select from webhooks w where w.id = webhook_id and w.failing_since is not null) as is_failing`.execute(tx.db);
  return rows.filter(({ is_failing }) => !is_failing).map(({ id }) => id);
}

/** Longer than an attempt takes, so that nobody else sends it meanwhile; after a crash it is sent again. */
const claimedMs = 2 * minuteMs;

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

/** Counts the attempt. Undefined where it is not due, or its webhook is not active. */
export async function claimDelivery(ctx: Ctx, id: number): Promise<ClaimedDelivery | undefined> {
  const until = new Date(ctx.now().getTime() + claimedMs);
  const { rows } = await sql<ClaimedDelivery>`
    update webhook_deliveries d
    set attempts = d.attempts + 1, last_attempt_at = ${ctx.now()}::timestamptz, next_attempt_at = ${until}::timestamptz
    from webhooks w
    where d.id = ${id} and w.id = d.webhook_id and w.is_active and w.deleted_at is null
      and d.state = 'waiting' and d.next_attempt_at <= ${ctx.now()}::timestamptz
    returning d.id, d.webhook_id, d.event_id, d.body, d.attempts, w.address, w.secret_sealed,
      w.former_secret_sealed, w.former_secret_until`.execute(ctx.db);
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
export async function bringForward(ctx: Ctx, webhookId: number): Promise<void> {
  await ctx.db
    .updateTable('webhook_deliveries')
    .set({ next_attempt_at: ctx.now() })
    .where('webhook_id', '=', webhookId)
    .where('state', '=', 'waiting')
    .where('next_attempt_at', '>', ctx.now())
    .execute();
}

const mostAtOnce = 500;

/** The ids of due deliveries by their webhook, the oldest first. */
export async function dueDeliveries(ctx: Ctx): Promise<Map<number, number[]>> {
  const rows = await ctx.db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['d.id', 'd.webhook_id'])
    .where('d.state', '=', 'waiting')
    .where('d.next_attempt_at', '<=', ctx.now())
    .where('w.is_active', '=', true)
    .where('w.deleted_at', 'is', null)
    .orderBy('d.next_attempt_at')
    .orderBy('d.id')
    .limit(mostAtOnce)
    .execute();
  return new Map(
    [...Map.groupBy(rows, ({ webhook_id }) => webhook_id)].map(([id, own]) => [id, own.map((row) => row.id)]),
  );
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
