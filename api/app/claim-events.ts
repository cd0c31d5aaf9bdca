import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { isFree } from '#api/shared/work/queues.ts';

/** The claim of a killed process ends by itself. A running one renews its claims in time. */
const claimSeconds = 10;
export const renewEveryMs = 3_000;

export type ClaimedEvent = {
  id: number;
  kind: EventKind;
  payload: unknown;
  /** An earlier claim ended without an outcome: its process was killed, or could not store the outcome. */
  isTakenOver: boolean;
};

type Claiming = { owner: string; limit: number; handled: number[] };

/** Marks handled events and claims the oldest free ones, in one statement. */
export async function settleAndClaim(ctx: Ctx, { owner, limit, handled }: Claiming): Promise<ClaimedEvent[]> {
  const { rows } = await sql<ClaimedEvent>`
    with handled as (
      update outbox_events set relayed_at = ${ctx.now()}, relay_error = null
      where id = any(${handled}::bigint[]) and claimed_by = ${owner}
    ), free as (
      select id, claimed_until is not null or relay_attempts > 0 as is_taken_over
      from outbox_events
      where relayed_at is null and (relay_after is null or relay_after <= ${ctx.now()})
        and claimed_by is distinct from ${owner} and ${isFree()}
      order by id limit ${limit} for update skip locked
    )
    update outbox_events e set claimed_by = ${owner}, claimed_until = clock_timestamp() + ${claimSeconds} * interval '1 s'
    from free where e.id = free.id
    returning e.id, e.kind, e.payload, free.is_taken_over as "isTakenOver"`.execute(ctx.db);
  return rows.toSorted((one, other) => one.id - other.id);
}

/** Marks one event as handled. False when another process has claimed it since. */
export async function settle(ctx: Ctx, owner: string, id: number): Promise<boolean> {
  const settled = await ctx.db
    .updateTable('outbox_events')
    .set({ relayed_at: ctx.now(), relay_error: null })
    .where('id', '=', id)
    .where('claimed_by', '=', owner)
    .where('relayed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return settled !== undefined;
}

export async function renewClaims({ db }: Ctx, owner: string, ids: number[]): Promise<void> {
  await sql`
    update outbox_events set claimed_until = clock_timestamp() + ${claimSeconds} * interval '1 s'
    where id = any(${ids}::bigint[]) and claimed_by = ${owner} and relayed_at is null`.execute(db);
}

const longestPauseSeconds = 3_600;

/** The event is listed as failed and waits, with growing pauses, without delaying others. */
export async function putOff(ctx: Ctx, { id, owner }: { id: number; owner: string }, error: unknown): Promise<void> {
  const pause = sql`least(${longestPauseSeconds}, 15 * 2 ^ least(relay_attempts, 10)) * interval '1 s'`;
  await sql`
    update outbox_events set relay_attempts = relay_attempts + 1, relay_after = ${ctx.now()}::timestamptz + ${pause},
      relay_error = ${error instanceof Error ? error.message : String(error)}, claimed_by = null, claimed_until = null
    where id = ${id} and claimed_by = ${owner}`.execute(ctx.db);
}
