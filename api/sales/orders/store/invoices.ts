import { sql } from 'kysely';
import type { InvoiceSnapshot } from '#contract/sales/orders/calls.ts';
import type { invoiceKinds, invoiceStates } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { BuyerScope } from '../buyer-scope.ts';
import { isWithinScope } from './within-scope.ts';

export type InvoiceRow = {
  id: number;
  order_id: number;
  kind: (typeof invoiceKinds)[number];
  number: string;
  issued_at: Date;
  total_minor: number;
  state: (typeof invoiceStates)[number];
};

const invoiceColumns = ['id', 'order_id', 'kind', 'number', 'issued_at', 'total_minor', 'state'] as const;

export function invoicesOf(ctx: Ctx, orderIds: number[]): Promise<InvoiceRow[]> {
  if (orderIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('invoices')
    .select(invoiceColumns)
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .$castTo<InvoiceRow>()
    .execute();
}

/** `issued_at` is ISO text. */
export type InvoiceOfOrder = Omit<InvoiceRow, 'issued_at'> & { issued_at: string };

/** Of `orders`. */
export const invoicesOfOrder = sql<InvoiceOfOrder[]>`(
  select coalesce(json_agg(json_build_object('id', i.id, 'order_id', i.order_id, 'kind', i.kind, 'number', i.number,
    'issued_at', i.issued_at, 'total_minor', i.total_minor, 'state', i.state) order by i.id), '[]')
  from invoices i where i.order_id = orders.id)`;

type NewProforma = { orderId: number; number: string; currencyId: number; snapshot: InvoiceSnapshot };

export async function insertProforma(
  ctx: Ctx,
  { orderId, number, currencyId, snapshot }: NewProforma,
): Promise<InvoiceRow> {
  return ctx.db
    .insertInto('invoices')
    .values({
      order_id: orderId,
      kind: 'PF',
      number,
      issued_at: ctx.now(),
      currency_id: currencyId,
      total_minor: snapshot.total_minor,
      snapshot: JSON.stringify(snapshot),
    })
    .returning(invoiceColumns)
    .$castTo<InvoiceRow>()
    .executeTakeFirstOrThrow();
}

export type IssuedProforma = Pick<InvoiceRow, 'id' | 'number' | 'issued_at' | 'state'> & { snapshot: InvoiceSnapshot };

/** Of any buyer where `scope` is null. */
export function findProforma(
  ctx: Ctx,
  { id, scope }: { id: number; scope: BuyerScope | null },
): Promise<IssuedProforma | undefined> {
  let query = ctx.db
    .selectFrom('invoices as i')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select(['i.id', 'i.number', 'i.issued_at', 'i.state', 'i.snapshot'])
    .where('i.id', '=', id)
    .where('i.kind', '=', 'PF');
  if (scope) query = query.where(isWithinScope(scope, 'o.id'));
  return query.$castTo<IssuedProforma>().executeTakeFirst();
}

/** Annulled ones included. */
export async function latestProforma(
  ctx: Ctx,
  orderId: number,
): Promise<{ id: number; currencyId: number; snapshot: InvoiceSnapshot }> {
  return ctx.db
    .selectFrom('invoices')
    .select(['id', 'currency_id as currencyId', 'snapshot'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'PF')
    .orderBy('id', 'desc')
    .$castTo<{ id: number; currencyId: number; snapshot: InvoiceSnapshot }>()
    .executeTakeFirstOrThrow();
}

export async function annulProformas(ctx: Ctx, orderId: number): Promise<void> {
  await ctx.db
    .updateTable('invoices')
    .set({ state: 'annulled' })
    .where('order_id', '=', orderId)
    .where('kind', '=', 'PF')
    .execute();
}
