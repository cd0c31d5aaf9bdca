import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { OrderFilter, TaxAddress } from '#contract/sales/orders/calls.ts';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import { openOrderStatuses, type OrderStatus } from '#contract/sales/orders/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { emitting } from '#api/shared/events/events.ts';
import { pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { recordingStart } from '#api/shared/database/status-history.ts';
import type { BuyerScope } from '../buyer-scope.ts';
import { invoicesOfOrder, type InvoiceOfOrder } from './invoices.ts';
import { mentioning } from './mentioning.ts';
import { refundsOfOrder } from './refunds.ts';
import { isWithinScope } from './within-scope.ts';

export type OrderQuery = ListQuery<{ filter?: OrderFilter | undefined }>;

export type OrderRow = {
  id: number;
  number: string;
  user_id: number;
  organization_id: number | null;
  /** The number of the order in the buyer's own books. */
  buyer_reference: string | null;
  on_account: boolean;
  status: OrderStatus;
  currency_id: number;
  subtotal_minor: number;
  discount_minor: number;
  coupon_code: string | null;
  tax_minor: number;
  total_minor: number;
  cancel_reason: string | null;
  placed_at: Date;
  expires_at: Date | null;
  terms_version: string | null;
  terms_accepted_at: Date | null;
  /** Of the running attempt, or else `expires_at`; `payableUntil` respects the classes too. */
  pay_by: Date | null;
  tax_address_snapshot: TaxAddress | null;
};

/** With what else a list shows, in the same statement. */
export type ListedOrder = OrderRow & {
  buyer_name: string | null;
  invoices: InvoiceOfOrder[];
  refunds: RefundOfOrder[];
};

const columns = [
  'id',
  'number',
  'user_id',
  'organization_id',
  'buyer_reference',
  'on_account',
  'status',
  'currency_id',
  'subtotal_minor',
  'discount_minor',
  'coupon_code',
  'tax_minor',
  'total_minor',
  'cancel_reason',
  'placed_at',
  'expires_at',
  'terms_version',
  'terms_accepted_at',
  'pay_by',
  'tax_address_snapshot',
] as const;

function selectOrders(ctx: Ctx) {
  return ctx.db.selectFrom('orders').select(columns).$castTo<OrderRow>();
}

/** Orders of an organization that are neither paid nor cancelled. */
export function openOrders(ctx: Ctx, organizationId: number): Promise<ListedOrder[]> {
  return selectListed(ctx)
    .where('organization_id', '=', organizationId)
    .where('status', 'in', openOrderStatuses)
    .orderBy('id')
    .execute();
}

const filterable = ['id', 'number', 'status', 'user_id', 'placed_at'] as const;

export function listOrders(
  ctx: Ctx,
  { filter, sort, ...page }: OrderQuery,
  scope: BuyerScope | null,
): Promise<{ rows: ListedOrder[]; total: number }> {
  let ids = ctx.db.selectFrom('orders').select('id');
  // A search among the orders of a scope finds no others.
  if (scope && filter.search === undefined) ids = ids.where(isWithinScope(scope, 'orders.id'));
  if (filter.search !== undefined) ids = ids.where(mentioning(filter.search, scope));
  for (const name of filterable) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(name), value));
  }
  for (const condition of conditionsOf(filter)) ids = ids.where(condition);
  const order = sort.length > 0 ? sort : newestFirst;
  for (const { field, order: direction } of order) ids = ids.orderBy(sql.ref(field), direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = selectListed(ctx).where('id', 'in', chosen);
    for (const { field, order: direction } of order) query = query.orderBy(sql.ref(field), direction);
    return query.execute();
  };
  return scope ? pageOfFew(ctx, { ids, read }, page) : pageOfChosen(ctx, { ids, read }, page);
}

function selectListed(ctx: Ctx) {
  const own = [buyerName.as('buyer_name'), invoicesOfOrder.as('invoices'), refundsOfOrder.as('refunds')] as const;
  return selectOrders(ctx).select(own).$castTo<ListedOrder>();
}

const buyerName = sql<string | null>`(select p.name from shared_users u join shared_persons p on p.id = u.person_id
  where u.id = orders.user_id)`;

const newestFirst = [
  { field: 'placed_at', order: 'desc' },
  { field: 'id', order: 'desc' },
] as const;

function conditionsOf({ organization_id, is_unpaid }: OrderFilter): Expression<SqlBool>[] {
  const conditions: Expression<SqlBool>[] = [];
  if (organization_id === null) conditions.push(sql`orders.organization_id is null`);
  else if (organization_id !== undefined) conditions.push(wanted(sql.ref('orders.organization_id'), organization_id));
  if (is_unpaid !== undefined) conditions.push(sql`(orders.status in (${literals(openOrderStatuses)})) = ${is_unpaid}`);
  return conditions;
}

export function findOrders(ctx: Ctx, ids: number[]): Promise<OrderRow[]> {
  return selectOrders(ctx).where('id', 'in', ids).execute();
}

export async function findOrder(ctx: Ctx, id: number): Promise<OrderRow> {
  const row = await selectOrders(ctx).where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function lockOrder(ctx: Ctx, id: number | RawBuilder<number>): Promise<OrderRow> {
  const row = await selectOrders(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function lockOrderOf(ctx: Ctx, orderItemId: number): Promise<OrderRow> {
  const row = await selectOrders(ctx)
    .where('id', '=', ({ selectFrom }) => selectFrom('order_items').select('order_id').where('id', '=', orderItemId))
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return row;
}

type NewOrderRow = Omit<OrderRow, 'id' | 'cancel_reason' | 'on_account'> & {
  exchange_rate: number | null;
};

/** With its first move. Emits `order_placed`. */
export async function insertOrder(ctx: Ctx, { tax_address_snapshot, ...order }: NewOrderRow): Promise<OrderRow> {
  const snapshot = tax_address_snapshot ? JSON.stringify(tax_address_snapshot) : null;
  const recorded = recordingStart(ctx, { subject: 'order', move: 'place', to: order.status });
  const emitted = emitting(ctx, 'order_placed', sql`select jsonb_build_object('order_id', id) from made`);
  return ctx.db
    .with('made', (query) =>
      query
        .insertInto('orders')
        .values({ ...order, tax_address_snapshot: snapshot })
        .returning(columns),
    )
    .with('recorded', () => sql<object>`(${recorded})`)
    .with('emitted', () => sql<object>`(${emitted})`)
    .selectFrom('made')
    .select(columns)
    .$castTo<OrderRow>()
    .executeTakeFirstOrThrow();
}

export type OrderChange = Partial<Pick<OrderRow, 'status' | 'cancel_reason' | 'expires_at' | 'pay_by' | 'on_account'>>;

export async function changeOrder(ctx: Ctx, id: number, change: OrderChange): Promise<void> {
  await ctx.db.updateTable('orders').set(change).where('id', '=', id).execute();
}

export async function overdueOrders(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', 'in', openOrderStatuses)
    .where('expires_at', '<=', ctx.now())
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

/** Of which no way to pay was chosen since `before`, and whose buyers were not asked to. */
export async function ordersToRemind(ctx: Ctx, before: Date): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'pendente')
    .where('reminded_to_pay_at', 'is', null)
    .where('placed_at', '<=', before)
    .orderBy('id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

export async function markReminded(tx: Ctx, id: number): Promise<void> {
  await tx.db.updateTable('orders').set({ reminded_to_pay_at: tx.now() }).where('id', '=', id).execute();
}
