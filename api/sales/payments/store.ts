import { sql, type RawBuilder } from 'kysely';
import type { PaymentFilter } from '#contract/sales/payments/calls.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { isWithinScope, type BuyerScope } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitting } from '#api/shared/events/events.ts';
import { pageOfChosen, pageOfFew, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { recordingStart } from '#api/shared/database/status-history.ts';
import { paymentLifeCycle } from './model/payment-status.ts';
import { paymentColumns, type PaymentRow } from './payment-row.ts';
import { allOffers, manualProviders } from './providers/find-provider.ts';

export type PaymentQuery = ListQuery<{ filter?: PaymentFilter | undefined }>;

export type NewPayment = Pick<
  PaymentRow,
  | 'order_id'
  | 'invoice_id'
  | 'user_id'
  | 'method_slug'
  | 'channel'
  | 'provider'
  | 'amount_minor'
  | 'currency_id'
  | 'entity'
  | 'phone'
  | 'reference'
  | 'expires_at'
>;

function selectPayments(ctx: Ctx) {
  return ctx.db.selectFrom('payments').select(paymentColumns).$castTo<PaymentRow>();
}

const filterColumns = [
  ['id', 'id'],
  ['order_id', 'order_id'],
  ['invoice_id', 'invoice_id'],
  ['status', 'status'],
  ['method', 'method_slug'],
  ['flag', 'flag'],
] as const;

export async function listPayments(
  ctx: Ctx,
  { filter, sort, ...page }: PaymentQuery,
  scope: BuyerScope | null,
): Promise<{ rows: PaymentRow[]; total: number }> {
  let ids = ctx.db.selectFrom('payments').select('id');
  if (scope) ids = ids.where(isWithinScope(scope, 'order_id'));
  for (const [name, column] of filterColumns) {
    const value = filter[name];
    if (value !== undefined) ids = ids.where(wanted(sql.ref(column), value));
  }
  const order = sort.length > 0 ? sort : [{ field: 'id', order: 'desc' as const }];
  for (const { field, order: direction } of order) ids = ids.orderBy(sql.ref(field), direction);
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = selectPayments(ctx).where('id', 'in', chosen);
    for (const { field, order: direction } of order) query = query.orderBy(sql.ref(field), direction);
    return query.execute();
  };
  if (typeof filter.order_id !== 'number') {
    return scope ? pageOfFew(ctx, { ids, read }, page) : pageOfChosen(ctx, { ids, read }, page);
  }
  // An order has few payments, and PostgreSQL stores the plan of a statement without a limit.
  const rows = await read(ids);
  return { rows: rows.slice(page.offset, page.offset + page.limit), total: rows.length };
}

/** For the statement of another slice. */
export function orderOfPayment(id: number): RawBuilder<number> {
  return sql<number>`(select order_id from payments where id = ${id})`;
}

export async function findPayment(ctx: Ctx, id: number): Promise<PaymentRow> {
  const match = await selectPayments(ctx).where('id', '=', id).executeTakeFirst();
  if (!match) throw new Refusal('not_found');
  return match;
}

export async function findToCharge(ctx: Ctx, id: number): Promise<PaymentRow & { order_number: string }> {
  const match = await selectPayments(ctx)
    .select(sql<string>`(select number from shared_orders where id = payments.order_id)`.as('order_number'))
    .where('id', '=', id)
    .$castTo<PaymentRow & { order_number: string }>()
    .executeTakeFirst();
  if (!match) throw new Refusal('not_found');
  return match;
}

/** Lock its order first. Refuses `not_found`. */
export async function lockPayment(ctx: Ctx, id: number): Promise<PaymentRow> {
  const match = await selectPayments(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!match) throw new Refusal('not_found');
  return match;
}

/** With its first move. Emits `payment_started`. */
export function insertPayment(ctx: Ctx, payment: NewPayment): Promise<PaymentRow> {
  const recorded = recordingStart(ctx, { subject: 'payment', move: 'start', to: paymentLifeCycle.first });
  const emitted = emitting(ctx, 'payment_started', sql`select jsonb_build_object('payment_id', id) from made`);
  return ctx.db
    .with('made', (query) =>
      query
        .insertInto('payments')
        .values({ ...payment, status: paymentLifeCycle.first, created_at: ctx.now() })
        .returning(paymentColumns),
    )
    .with('recorded', () => sql<object>`(${recorded})`)
    .with('emitted', () => sql<object>`(${emitted})`)
    .selectFrom('made')
    .select(paymentColumns)
    .$castTo<PaymentRow>()
    .executeTakeFirstOrThrow();
}

/** Of the orders that the actor may pay: the latest pending payment by one of these offers, or else the latest payment. */
export function likeliestForProof(
  ctx: Ctx,
  scope: BuyerScope,
  offers: readonly PaymentOffer[],
): Promise<PaymentRow | undefined> {
  return selectPayments(ctx)
    .where(isWithinScope(scope, 'order_id'))
    .orderBy(sql`${isAmong(offers)} and status = 'pending'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export function isAmong(offers: readonly PaymentOffer[]) {
  const ways = offers.map(({ method, channel }) => sql`(method_slug = ${method} and channel = ${channel})`);
  return sql<boolean>`(${sql.join([sql`false`, ...ways], sql` or `)})`;
}

export type PaymentChange = Partial<
  Pick<
    PaymentRow,
    | 'status'
    | 'flag'
    | 'paid_at'
    | 'paid_amount_minor'
    | 'decline_reason'
    | 'refusal'
    | 'receipt_number'
    | 'proof_file_id'
    | 'proof_sent_at'
    | 'expires_at'
  >
>;

export async function changePayment(ctx: Ctx, id: number, change: PaymentChange): Promise<void> {
  await ctx.db.updateTable('payments').set(change).where('id', '=', id).execute();
}

export async function pendingPaymentOf(ctx: Ctx, orderId: number): Promise<PaymentRow | undefined> {
  return selectPayments(ctx)
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
}

/** Oldest first. */
export async function pendingReservations(
  ctx: Ctx,
  { organization_id, currency_id }: { organization_id: number; currency_id: number },
): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('payments')
    .innerJoin('shared_orders', 'shared_orders.id', 'payments.order_id')
    .select('payments.id')
    .where('shared_orders.organization_id', '=', organization_id)
    .where('payments.currency_id', '=', currency_id)
    .where('payments.status', '=', 'pending')
    .where(isAmong(allOffers().filter((offer) => creditKindOf(offer) === 'reservation')))
    .orderBy('payments.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Keeps the first reference where several runs store one, and returns it. */
export async function storeProviderRef(ctx: Ctx, id: number, providerRef: string): Promise<string> {
  const stored = await ctx.db
    .updateTable('payments')
    .set({ provider_ref: providerRef })
    .where('id', '=', id)
    .where('provider_ref', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return stored ? providerRef : ((await findPayment(ctx, id)).provider_ref ?? providerRef);
}

/** Where it was already stored, its questions go on as planned. */
export async function storeChargeId(
  ctx: Ctx,
  id: number,
  { chargeId, next_query_at }: { chargeId: string; next_query_at: Date | null },
): Promise<void> {
  await ctx.db
    .updateTable('payments')
    .set({ charge_id: chargeId, next_query_at })
    .where('id', '=', id)
    .where('charge_id', 'is', null)
    .execute();
}

type Charged = Partial<Pick<PaymentRow, 'reference' | 'redirect_url'>>;

/** False where the attempt is no longer pending. */
export async function showCharge(ctx: Ctx, id: number, charged: Charged): Promise<boolean> {
  const shown = await ctx.db
    .updateTable('payments')
    .set(charged)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return shown !== undefined;
}

export function overduePayments(ctx: Ctx): Promise<PaymentRow[]> {
  return selectPayments(ctx)
    .where('status', '=', 'pending')
    .where('expires_at', '<=', ctx.now())
    .orderBy('id')
    .limit(200)
    .execute();
}

export async function paymentByProviderRef(
  ctx: Ctx,
  { provider, providerRef }: { provider: string; providerRef: string },
): Promise<Pick<PaymentRow, 'id' | 'order_id'> | undefined> {
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'order_id'])
    .where('provider', '=', provider)
    .where(({ or, eb }) => or([eb('provider_ref', '=', providerRef), eb('charge_id', '=', providerRef)]))
    .orderBy('id', 'desc')
    .executeTakeFirst();
}

export type WaitingPayment = {
  id: number;
  /** The number of the order. */
  order: string;
  method: string;
  amount_minor: number;
  status: string;
  proof_sent_at: Date | null;
};

export function waitingByHand(ctx: Ctx): Promise<WaitingPayment[]> {
  return selectByHand(ctx).where('status', '=', 'pending').orderBy('id').execute();
}

/** The reference of a manual payment is the number of its order. */
export function latestByHand(ctx: Ctx, orderNumber: string): Promise<WaitingPayment | undefined> {
  return selectByHand(ctx).where('reference', '=', orderNumber).orderBy('id', 'desc').executeTakeFirst();
}

function selectByHand(ctx: Ctx) {
  return ctx.db
    .selectFrom('payments')
    .select(['id', 'reference as order', 'method_slug as method', 'amount_minor', 'status', 'proof_sent_at'])
    .where('provider', 'in', manualProviders())
    .$castTo<WaitingPayment>();
}
