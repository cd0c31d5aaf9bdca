import type { RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import { isOpenOrder, type OrderStatus } from '#contract/sales/orders/values.ts';
import { payByZone } from '#contract/rules/pay-by.ts';
import type { Ctx } from '#api/shared/context.ts';
import { payableUntil } from './model/payable-until.ts';
import { lockOrder } from './store/orders.ts';
import { outlineOf, type OutlineLine } from './store/outline.ts';

export type OrderSummary = {
  id: number;
  number: string;
  user_id: number;
  organization_id: number | null;
  on_account: boolean;
  status: OrderStatus;
  is_open: boolean;
  total_minor: number;
  currency_id: number;
  discount_minor: number;
  coupon_code: string | null;
  cancel_reason: string | null;
  pay_by: Date | null;
  pay_by_tz: string;
  /** The latest pro-forma. */
  invoice_id: number | null;
  /** Of `services` and `gifts` alone, My courses shows nothing to the buyer. */
  bought: 'courses' | 'services' | 'gifts';
  /** Seats that are no gift are nobody's yet. */
  has_free_seats: boolean;
  items: { id: number; title: LocalizedText }[];
};

/** Locks the order. Checks no permissions. Refuses `not_found`. */
export async function orderSummary(ctx: Ctx, input: number | RawBuilder<number>): Promise<OrderSummary> {
  const order = await lockOrder(ctx, input);
  const { id, number, user_id, organization_id, status, total_minor, currency_id, cancel_reason } = order;
  const { discount_minor, coupon_code, on_account } = order;
  const { proforma_id, lines } = await outlineOf(ctx, id);
  return {
    id,
    number,
    user_id,
    organization_id,
    on_account,
    status,
    is_open: isOpenOrder(status),
    total_minor,
    currency_id,
    discount_minor,
    coupon_code,
    cancel_reason,
    pay_by: payableUntil(
      order,
      lines.map(({ registration_deadline: at }) => (at === null ? null : new Date(at))),
    ),
    pay_by_tz: payByZone(lines.flatMap(({ tz }) => tz ?? [])),
    invoice_id: proforma_id,
    items: lines.map(({ id: itemId, title }) => ({ id: itemId, title })),
    bought: boughtIn(lines),
    has_free_seats: lines.some(({ is_gift, has_free_seats }) => has_free_seats && !is_gift),
  };
}

function boughtIn(lines: readonly OutlineLine[]): OrderSummary['bought'] {
  if (lines.every(({ kind }) => kind === 'service')) return 'services';
  return lines.every(({ is_gift }) => is_gift) ? 'gifts' : 'courses';
}
