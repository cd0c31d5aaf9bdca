import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { BuyerScope } from '../buyer-scope.ts';
import type { ItemRow } from './items.ts';
import { isWithinScope } from './within-scope.ts';

export async function writeRegulations(ctx: Ctx, items: ItemRow[]): Promise<void> {
  const accepted = items.filter(({ regulation_sha256 }) => regulation_sha256 !== null);
  if (accepted.length === 0) return;
  const ids = accepted.map(({ id }) => id);
  const hashes = accepted.map(({ regulation_sha256 }) => regulation_sha256);
  await sql`
    update order_items i set regulation_sha256 = a.sha256
    from unnest(${ids}::bigint[], ${hashes}::text[]) as a (id, sha256) where i.id = a.id`.execute(ctx.db);
}

type Read = { orderItemId: number; scope: BuyerScope | null };

export async function findAcceptedFile(ctx: Ctx, { orderItemId, scope }: Read): Promise<number | null> {
  let query = ctx.db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .innerJoin('shared_files as files', 'files.sha256', 'order_items.regulation_sha256')
    .select('files.id')
    .where('files.category', '=', 'regulation')
    .where('files.deleted_at', 'is', null)
    .where('order_items.id', '=', orderItemId);
  if (scope) query = query.where(isWithinScope(scope, 'orders.id'));
  const file = await query.orderBy('files.id').limit(1).executeTakeFirst();
  return file?.id ?? null;
}

/** Which of these files orders have accepted. */
export async function regulationsAcceptedInOrders(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_files as files')
    .select('id')
    .where('id', 'in', ids)
    .where('sha256', 'in', (select) =>
      select.selectFrom('order_items').select('regulation_sha256').where('regulation_sha256', 'is not', null),
    )
    .execute();
  return rows.map(({ id }) => id);
}
