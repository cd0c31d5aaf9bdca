import { createHash } from 'node:crypto';
import { sql, type QueryCreator } from 'kysely';
import type { ChargeRefusal } from '#contract/sales/payments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { DB } from '#api/shared/database/database-types.ts';
import { emitting } from '#api/shared/events/events.ts';

type NewEvent = {
  provider: string;
  external_id: string;
  signature_ok: boolean;
  provider_ref?: string | null;
  amount_minor?: number | null;
  currency_key?: string | null;
  refusal?: ChargeRefusal | null;
  raw: object;
};

export type EventRow = {
  id: number;
  provider: string;
  external_id: string;
  provider_ref: string | null;
  amount_minor: number | null;
  currency_key: string | null;
  refusal: ChargeRefusal | null;
  processed_at: Date | null;
  acknowledged_at: Date | null;
};

const eventColumns = [
  'id',
  'provider',
  'external_id',
  'provider_ref',
  'amount_minor',
  'currency_key',
  'refusal',
  'processed_at',
  'acknowledged_at',
] as const;

export async function storeEvent(ctx: Ctx, event: NewEvent): Promise<number> {
  const stored = await inserting(ctx.db, ctx, event).executeTakeFirst();
  return (stored ?? (await earlierEvent(ctx, event))).id;
}

/** Emits `payment_event_received` for a new event. Returns the one that was stored before, if any. */
export async function storeAndEmitNew(ctx: Ctx, event: NewEvent): Promise<EventRow | null> {
  const emitted = emitting(
    ctx,
    'payment_event_received',
    sql`select jsonb_build_object('payment_event_id', id) from stored`,
  );
  const stored = await ctx.db
    .with('stored', (query) => inserting(query, ctx, event))
    .with('emitted', () => sql<object>`(${emitted})`)
    .selectFrom('stored')
    .select('id')
    .executeTakeFirst();
  return stored ? null : earlierEvent(ctx, event);
}

function inserting(query: QueryCreator<DB>, ctx: Ctx, { raw, ...input }: NewEvent) {
  return query
    .insertInto('payment_events')
    .values({ ...input, raw: storable(raw), received_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['provider', 'external_id']).doNothing())
    .returning('id');
}

function earlierEvent(ctx: Ctx, { provider, external_id }: NewEvent): Promise<EventRow> {
  return selectEvents(ctx)
    .where('provider', '=', provider)
    .where('external_id', '=', external_id)
    .executeTakeFirstOrThrow();
}

export function lockEvent(ctx: Ctx, id: number): Promise<EventRow> {
  return selectEvents(ctx).where('id', '=', id).forUpdate().executeTakeFirstOrThrow();
}

/** Authentic events that have not been processed yet. */
export function waitingEvents(ctx: Ctx): Promise<EventRow[]> {
  return selectEvents(ctx).where('signature_ok', 'is', true).where('processed_at', 'is', null).orderBy('id').execute();
}

/** `appliedMinor` is the part that paid for an order. */
type Outcome = { outcome: string; paymentId: number | null; appliedMinor: number };

export async function markProcessed(
  ctx: Ctx,
  id: number,
  { outcome, paymentId, appliedMinor }: Outcome,
): Promise<void> {
  await ctx.db
    .updateTable('payment_events')
    .set({ outcome, payment_id: paymentId, applied_minor: appliedMinor, processed_at: ctx.now() })
    .where('id', '=', id)
    .execute();
}

export async function markAcknowledged(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('payment_events').set({ acknowledged_at: ctx.now() }).where('id', '=', id).execute();
}

const unnamed = 'unnamed ';

/** Identifies an event by its content where the provider's id cannot be read. */
export function unnamedId(raw: object): string {
  return unnamed + createHash('sha256').update(JSON.stringify(raw)).digest('hex');
}

export function isNamedByProvider({ external_id }: EventRow): boolean {
  return !external_id.startsWith(unnamed);
}

/** PostgreSQL stores neither NUL nor half a surrogate pair, which JSON can escape. */
function storable(raw: object): string {
  return JSON.stringify(raw).replaceAll(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/g, '$1');
}

function selectEvents(ctx: Ctx) {
  return ctx.db.selectFrom('payment_events').select(eventColumns).$castTo<EventRow>();
}
