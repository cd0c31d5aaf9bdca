import { sql, type SqlBool } from 'kysely';
import type { FactorReset, FactorResetFilter, NewFactorReset } from '#contract/people/identity/staff/factor-resets.ts';
import type { FactorResetStatus } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, queryOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';

type NewReset = NewFactorReset & { requestedBy: number; expiresAt: Date };

export async function insertReset(tx: Ctx, { user_id, reason, requestedBy, expiresAt }: NewReset): Promise<number> {
  const { id } = await tx.db
    .insertInto('factor_resets')
    .values({ user_id, reason, requested_by: requestedBy, requested_at: tx.now(), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export type StoredReset = {
  id: number;
  user_id: number;
  requested_by: number;
  expires_at: Date;
  confirmed_at: Date | null;
  withdrawn_at: Date | null;
};

/** Of two people who decide at once, one waits for the other. Refuses `not_found`. */
export async function lockReset(tx: Ctx, id: number): Promise<StoredReset> {
  const row = await tx.db
    .selectFrom('factor_resets')
    .select(['id', 'user_id', 'requested_by', 'expires_at', 'confirmed_at', 'withdrawn_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function markConfirmed(tx: Ctx, id: number, confirmedBy: number): Promise<void> {
  const confirmed = { confirmed_by: confirmedBy, confirmed_at: tx.now() };
  await tx.db.updateTable('factor_resets').set(confirmed).where('id', '=', id).execute();
}

export async function markWithdrawn(tx: Ctx, id: number): Promise<void> {
  await tx.db.updateTable('factor_resets').set({ withdrawn_at: tx.now() }).where('id', '=', id).execute();
}

const isPending = sql<SqlBool>`(r.confirmed_at is null and r.withdrawn_at is null)`;

const inStatus: Record<FactorResetStatus, (now: Date) => ReturnType<typeof sql<SqlBool>>> = {
  requested: (now) => sql`${isPending} and r.expires_at > ${now}`,
  expired: (now) => sql`${isPending} and r.expires_at <= ${now}`,
  confirmed: () => sql`r.confirmed_at is not null`,
  withdrawn: () => sql`r.withdrawn_at is not null`,
};

export function statusOfReset(
  { confirmed_at, withdrawn_at, expires_at }: Pick<StoredReset, 'confirmed_at' | 'withdrawn_at' | 'expires_at'>,
  now: Date,
): FactorResetStatus {
  if (confirmed_at) return 'confirmed';
  if (withdrawn_at) return 'withdrawn';
  return expires_at > now ? 'requested' : 'expired';
}

export async function listResets(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: FactorResetFilter }>,
): Promise<ResultPage<FactorReset>> {
  let query = ctx.db
    .selectFrom('factor_resets as r')
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .innerJoin('persons as p', 'p.id', 'u.person_id')
    .innerJoin('users as a', 'a.id', 'r.requested_by')
    .innerJoin('persons as ap', 'ap.id', 'a.person_id')
    .leftJoin('users as c', 'c.id', 'r.confirmed_by')
    .leftJoin('persons as cp', 'cp.id', 'c.person_id')
    .select(['r.id', 'r.user_id', 'u.username', 'p.id as person_id', 'p.name', 'r.reason'])
    .select(['r.requested_at', 'r.expires_at', 'r.confirmed_at', 'r.withdrawn_at'])
    .select(['ap.id as requester_id', 'ap.name as requester', 'cp.id as confirmer_id', 'cp.name as confirmer']);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('r.id'), filter.id));
  if (filter.user_id !== undefined) query = query.where(wanted(sql.ref('r.user_id'), filter.user_id));
  if (filter.status !== undefined) query = query.where(inStatus[filter.status](ctx.now()));
  for (const { order } of sort) query = query.orderBy('r.id', order);
  const { rows, total } = await pageOf(query.orderBy('r.id', 'desc'), page);
  return { results: rows.map((row) => toReset(row, ctx.now())), total };
}

type Row = Pick<StoredReset, 'id' | 'user_id' | 'expires_at' | 'confirmed_at' | 'withdrawn_at'> & {
  username: string;
  person_id: number;
  name: string;
  reason: string;
  requested_at: Date;
  requester_id: number;
  requester: string;
  confirmer_id: number | null;
  confirmer: string | null;
};

function toReset(row: Row, now: Date): FactorReset {
  const { id, user_id, username, reason, confirmer_id } = row;
  return {
    id,
    user_id,
    username,
    person: { id: row.person_id, name: row.name },
    reason,
    status: statusOfReset(row, now),
    requested_by: { id: row.requester_id, name: row.requester },
    requested_at: row.requested_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    confirmed_by: confirmer_id === null ? null : { id: confirmer_id, name: row.confirmer ?? '' },
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

export async function readReset(ctx: Ctx, id: number): Promise<FactorReset> {
  const { results } = await listResets(ctx, queryOf({ filter: { id } }));
  const [reset] = results;
  if (!reset) throw new Refusal('not_found');
  return reset;
}
