import { sql } from 'kysely';
import type { DataExport, ExportStatus } from '#contract/areas/privacy/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ResultPage } from '#api/shared/database/retrieval.ts';

/** An export past its date counts as expired before its bytes are deleted. */
function statusNow(now: Date) {
  return sql<ExportStatus>`case when status = 'ready' and expires_at <= ${now} then 'expired' else status end`;
}

function rows(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('data_exports')
    .select(['id', 'requested_at', 'ready_at', 'expires_at', 'byte_size', 'storage_key'])
    .select(statusNow(ctx.now()).as('status'))
    .where('user_id', '=', userId);
}

type Row = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

function presented({ storage_key: _, requested_at, ready_at, expires_at, ...row }: Row): DataExport {
  return {
    ...row,
    requested_at: requested_at.toISOString(),
    ready_at: ready_at && ready_at.toISOString(),
    expires_at: expires_at && expires_at.toISOString(),
  };
}

type ExportFilter = {
  id?: Parameters<typeof wanted>[1] | undefined;
  status?: Parameters<typeof wanted>[1] | undefined;
};
type Requested = { userId: number; filter: ExportFilter; limit: number; offset: number };

export async function pageOfExports(ctx: Ctx, { userId, filter, ...page }: Requested): Promise<ResultPage<DataExport>> {
  let query = rows(ctx, userId);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.status !== undefined) query = query.where(wanted(statusNow(ctx.now()), filter.status));
  const existing = await pageOf(query.orderBy('id', 'desc'), page);
  return { results: existing.rows.map(presented), total: existing.total };
}

export async function waitingExport(ctx: Ctx, userId: number): Promise<DataExport | null> {
  const row = await rows(ctx, userId).where('status', '=', 'waiting').executeTakeFirst();
  return row ? presented(row) : null;
}

/** Null when one is waiting already. */
export async function insertExport(ctx: Ctx, userId: number): Promise<number | null> {
  const row = await ctx.db
    .insertInto('data_exports')
    .values({ user_id: userId, requested_at: ctx.now() })
    .onConflict((conflict) => conflict.column('user_id').where('status', '=', 'waiting').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export type ReadyExport = { storage_key: string; byte_size: number; requested_at: Date };

export async function findReadyExport(ctx: Ctx, { id, userId }: { id: number; userId: number }) {
  const row = await rows(ctx, userId)
    .where('id', '=', id)
    .where('status', '=', 'ready')
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  if (!row || row.storage_key === null || row.byte_size === null) return null;
  const { storage_key, byte_size, requested_at } = row;
  return { storage_key, byte_size, requested_at } satisfies ReadyExport;
}

export async function lockWaiting(ctx: Ctx, id: number): Promise<number | null> {
  const row = await ctx.db
    .selectFrom('data_exports')
    .select('user_id')
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function markBegun(ctx: Ctx, { id, key }: { id: number; key: string }): Promise<void> {
  await ctx.db
    .updateTable('data_exports')
    .set({ storage_key: key, started_at: ctx.now() })
    .where('id', '=', id)
    .execute();
}

type Created = { id: number; key: string; byteSize: number; expiresAt: Date };

/** Answers the user; null when another attempt has taken over. */
export async function markReady(ctx: Ctx, { id, key, byteSize, expiresAt }: Created): Promise<number | null> {
  const row = await ctx.db
    .updateTable('data_exports')
    .set({ status: 'ready', byte_size: byteSize, ready_at: ctx.now(), expires_at: expiresAt })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .where('storage_key', '=', key)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function endEarlierExports(ctx: Ctx, { id, userId }: { id: number; userId: number }): Promise<void> {
  await ctx.db
    .updateTable('data_exports')
    .set({ expires_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('id', '<', id)
    .where('status', '=', 'ready')
    .where('expires_at', '>', ctx.now())
    .execute();
}

export async function exportsToPurge(ctx: Ctx): Promise<number[]> {
  const match = await ctx.db
    .selectFrom('data_exports')
    .select('id')
    .where('status', '=', 'ready')
    .where('expires_at', '<=', ctx.now())
    .orderBy('id')
    .limit(200)
    .execute();
  return match.map(({ id }) => id);
}

export async function markExpired(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('data_exports').set({ status: 'expired', storage_key: null }).where('id', '=', id).execute();
}

export async function stuckExports(ctx: Ctx, before: Date): Promise<number[]> {
  const stuck = await ctx.db
    .selectFrom('data_exports')
    .select('id')
    .where('status', '=', 'waiting')
    .where(({ fn }) => fn.coalesce('started_at', 'requested_at'), '<', before)
    .orderBy('id')
    .limit(50)
    .execute();
  return stuck.map(({ id }) => id);
}

export async function exportIdsOf(ctx: Ctx, userId: number): Promise<number[]> {
  const match = await ctx.db
    .selectFrom('data_exports')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '<>', 'expired')
    .execute();
  return match.map(({ id }) => id);
}
