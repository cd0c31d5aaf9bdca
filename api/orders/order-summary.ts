import type { LocalizedText } from '#contract/basics.ts';
import type { OrderStatus } from '#contract/orders/values.ts';
import { payByZone } from '#contract/rules/pay-by.ts';
import { classSummaries } from '#api/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isOpen } from './model/order-status.ts';
import { invoicesOf } from './store/invoices.ts';
import { itemsOf } from './store/items.ts';
import { lockOrder } from './store/orders.ts';

export type OrderSummary = {
  id: number;
  number: string;
  user_id: number;
  status: OrderStatus;
  is_open: boolean;
  total_minor: number;
  currency_id: number;
  cancel_reason: string | null;
  pay_by: Date | null;
  pay_by_tz: string;
  /** The latest pro-forma. */
  invoice_id: number | null;
  /** It has services only, so that My courses shows nothing of it. */
  is_service: boolean;
  items: { id: number; title: LocalizedText }[];
};

/** Locks the order. Checks no permissions. Refuses `not_found`. */
export async function orderSummary(ctx: Ctx, id: number): Promise<OrderSummary> {
  const { number, user_id, status, total_minor, currency_id, cancel_reason, pay_by } = await lockOrder(ctx, id);
  const proforma = (await invoicesOf(ctx, [id])).findLast(({ kind }) => kind === 'PF');
  const items = await itemsOf(ctx, [id]);
  const classes = await classSummaries(
    ctx,
    items.flatMap(({ class_id }) => class_id ?? []),
  );
  return {
    id,
    number,
    user_id,
    status,
    is_open: isOpen(status),
    total_minor,
    currency_id,
    cancel_reason,
    pay_by,
    pay_by_tz: payByZone(items.map(({ class_id }) => (class_id === null ? null : (classes.get(class_id)?.tz ?? null)))),
    invoice_id: proforma?.id ?? null,
    items: items.map(({ id: itemId, title }) => ({ id: itemId, title })),
    is_service: items.every(({ kind }) => kind === 'service'),
  };
}
