import { sql } from 'kysely';
import type { OrderFilter } from '#contract/orders/calls.ts';
import type { OrderStatus } from '#contract/orders/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/retrieval.ts';
import { openStatuses } from '../model/order-status.ts';

export type OrderQuery = ListQuery<{ filter?: OrderFilter | undefined }>;

export type OrderRow = {
  id: number;
  number: string;
  user_id: number;
  status: OrderStatus;
  currency_id: number;
  subtotal_minor: number;
  discount_minor: number;
  tax_minor: number;
  total_minor: number;
  cancel_reason: string | null;
  placed_at: Date;
  expires_at: Date | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  /** Of the running attempt, or else `expires_at`; `payableUntil` respects the classes too. */
  pay_by: Date | null;
};

const columns = [
  'id',
  'number',
  'user_id',
  'status',
  'currency_id',
  'subtotal_minor',
  'discount_minor',
  'tax_minor',
  'total_minor',
  'cancel_reason',
  'placed_at',
  'expires_at',
  'terms_version',
  'terms_accepted_at',
  'pay_by',
] as const;

function selectOrders(ctx: Ctx) {
  return ctx.db.selectFrom('orders').select(columns).$castTo<OrderRow>();
}

const filterable = ['id', 'number', 'status', 'user_id', 'placed_at'] as const;

export function listOrders(
  ctx: Ctx,
  { filter, sort, ...page }: OrderQuery,
  userId: number | null,
): Promise<{ rows: OrderRow[]; total: number }> {
  let query = selectOrders(ctx);
  if (userId !== null) query = query.where('user_id', '=', userId);
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(sort.length > 0 ? query : query.orderBy('id', 'desc'), page);
}

export async function findOrder(ctx: Ctx, id: number): Promise<OrderRow> {
  const found = await selectOrders(ctx).where('id', '=', id).executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
}

export async function lockOrder(ctx: Ctx, id: number): Promise<OrderRow> {
  const found = await selectOrders(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!found) throw new Refusal('not_found');
  return found;
}

type NewOrderRow = Omit<OrderRow, 'id' | 'cancel_reason' | 'discount_minor'> & {
  tax_address_snapshot: object | null;
  exchange_rate: number | null;
};

export async function insertOrder(ctx: Ctx, { tax_address_snapshot, ...order }: NewOrderRow): Promise<OrderRow> {
  const snapshot = tax_address_snapshot ? JSON.stringify(tax_address_snapshot) : null;
  return ctx.db
    .insertInto('orders')
    .values({ ...order, tax_address_snapshot: snapshot })
    .returning(columns)
    .$castTo<OrderRow>()
    .executeTakeFirstOrThrow();
}

type Change = Partial<Pick<OrderRow, 'status' | 'cancel_reason' | 'expires_at' | 'pay_by'>>;

export async function changeOrder(ctx: Ctx, id: number, change: Change): Promise<void> {
  await ctx.db.updateTable('orders').set(change).where('id', '=', id).execute();
}

export async function overdueOrders(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', openStatuses)
    .where('expires_at', '<=', ctx.now())
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}
