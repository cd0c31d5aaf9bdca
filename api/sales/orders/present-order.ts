import { textIn } from '#contract/basics.ts';
import type { Order } from '#contract/sales/orders/calls.ts';
import type { RefundOfOrder } from '#contract/sales/orders/parts.ts';
import { payByZone } from '#contract/rules/pay-by.ts';
import { isOpenOrder, wasPaidOrder } from '#contract/sales/orders/values.ts';
import { classSummaries, type ClassSummary } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { payableUntil } from './model/payable-until.ts';
import { invoicesOf, type InvoiceOfOrder, type InvoiceRow } from './store/invoices.ts';
import { itemsOf, itemsWithNames, type ItemRow } from './store/items.ts';
import { namesOf, type Named } from './store/names.ts';
import { findOrder, type ListedOrder, type OrderRow } from './store/orders.ts';
import { refundsOf } from './store/refunds.ts';

/** Takes two statements, whatever the number of orders. */
export async function presentOrders(ctx: Ctx, listed: ListedOrder[]): Promise<Order[]> {
  const items = await itemsWithNames(
    ctx,
    listed.map(({ id }) => id),
  );
  const persons = new Map(items.flatMap(({ person_ids, names }) => person_ids.map((id, at) => [id, names[at] ?? ''])));
  const users = new Map(listed.map(({ user_id, buyer_name }) => [user_id, buyer_name ?? '']));
  return present(ctx, {
    rows: listed.map(({ buyer_name: _, invoices: _own, refunds: _money, ...row }) => row),
    items: items.map(({ names: _, ...item }) => item),
    invoices: listed.flatMap(({ invoices }) => invoices.map(withMoment)),
    names: { persons, users },
    refunds: new Map(listed.map(({ id, refunds }) => [id, refunds])),
  });
}

function withMoment({ issued_at, ...invoice }: InvoiceOfOrder): InvoiceRow {
  return { ...invoice, issued_at: new Date(issued_at) };
}

export type WrittenOrder = { order: OrderRow; items: ItemRow[]; invoices: InvoiceRow[]; buyer?: Named | undefined };

/** `classes` are those of its lines, where they are known; so is `buyer`. */
export async function presentWritten(
  ctx: Ctx,
  { order, ...stored }: WrittenOrder & { classes?: Map<number, ClassSummary> },
): Promise<Order> {
  const refunds = wasPaidOrder(order.status) ? await refundsOf(ctx, order.id) : [];
  const [presented] = await present(ctx, { rows: [order], ...stored, refunds: new Map([[order.id, refunds]]) });
  if (!presented) throw new Error('No order was presented.');
  return presented;
}

type Names = Awaited<ReturnType<typeof namesOf>>;
type Rows = Omit<WrittenOrder, 'order'> & {
  rows: OrderRow[];
  classes?: Map<number, ClassSummary>;
  names?: Names;
  refunds: Map<number, RefundOfOrder[]>;
};

async function present(ctx: Ctx, { rows, items, invoices, refunds, ...existing }: Rows): Promise<Order[]> {
  const classIds = items.flatMap(({ class_id }) => class_id ?? []);
  const classes = existing.classes ?? (await classSummaries(ctx, classIds));
  const names = existing.names ?? (await readNames(ctx, { rows, items, buyer: existing.buyer }));
  return rows.map(({ tax_address_snapshot, ...row }) => {
    const own = items
      .filter(({ order_id }) => order_id === row.id)
      .map((item) => presentItem(ctx, item, { classes, persons: names.persons }));
    return {
      ...row,
      buyer_name: names.users.get(row.user_id) ?? '',
      tax_address: tax_address_snapshot,
      placed_at: row.placed_at.toISOString(),
      expires_at: toMoment(row.expires_at),
      terms_accepted_at: toMoment(row.terms_accepted_at),
      pay_by: isOpenOrder(row.status) ? toMoment(payableUntil(row, deadlinesOf(own))) : null,
      pay_by_tz: payByZone(own.map(({ tz }) => tz)),
      items: own,
      invoices: invoices.filter(({ order_id }) => order_id === row.id).map(presentInvoice),
      refunds: (refunds.get(row.id) ?? []).map(presentRefund),
    };
  });
}

function readNames(ctx: Ctx, { rows, items, buyer }: Pick<Rows, 'rows' | 'items' | 'buyer'>): Promise<Names> {
  return namesOf(ctx, {
    personIds: items.flatMap(({ person_ids }) => person_ids),
    userIds: rows.map(({ user_id }) => user_id),
    known: buyer,
  });
}

export async function presentOrder(ctx: Ctx, id: number): Promise<Order> {
  const order = await findOrder(ctx, id);
  return presentWritten(ctx, { order, items: await itemsOf(ctx, [id]), invoices: await invoicesOf(ctx, [id]) });
}

type Existing = { classes: Map<number, ClassSummary>; persons: Map<number, string> };

function presentItem(ctx: Ctx, { order_id: _, ...item }: ItemRow, { classes, persons }: Existing) {
  const held = item.class_id === null ? undefined : classes.get(item.class_id);
  return {
    ...item,
    participants: item.person_ids.map((person_id) => ({ person_id, name: persons.get(person_id) ?? '' })),
    refunded_at: toMoment(item.refunded_at),
    delivered_at: toMoment(item.delivered_at),
    title: textIn(item.title, ctx.locale),
    start_at: toMoment(held?.start_at),
    tz: held?.tz ?? null,
    city: held?.city ?? null,
    registration_deadline: toMoment(held?.registration_deadline),
  };
}

function deadlinesOf(items: { registration_deadline: string | null }[]): Date[] {
  return items.flatMap(({ registration_deadline: at }) => (at === null ? [] : new Date(at)));
}

function toMoment(date: Date | null | undefined): string | null {
  return date?.toISOString() ?? null;
}

function presentRefund(refund: RefundOfOrder): RefundOfOrder {
  return {
    ...refund,
    requested_at: new Date(refund.requested_at).toISOString(),
    answer_by: toIso(refund.answer_by),
    decided_at: toIso(refund.decided_at),
    sent_at: toIso(refund.sent_at),
    done_at: toIso(refund.done_at),
    withdrawn_at: toIso(refund.withdrawn_at),
  };
}

function toIso(moment: string | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}

function presentInvoice({ order_id: _, ...invoice }: InvoiceRow) {
  return { ...invoice, issued_at: invoice.issued_at.toISOString() };
}
