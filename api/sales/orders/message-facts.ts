import type { RawBuilder } from 'kysely';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { organizationPage } from '#api/shared/mail/organization-page.ts';
import { orderSummary, type OrderSummary } from './order-summary.ts';

/** Locks the order, so that no warning is created after it was settled. Its id may be one in SQL. */
export function aboutOrder(
  ctx: Ctx,
  orderId: number | RawBuilder<number>,
  notify: (ctx: Ctx, order: OrderSummary) => Promise<void>,
): Promise<void> {
  return inTransaction(ctx, async (tx) => notify(tx, await orderSummary(tx, orderId)));
}

export async function orderFacts(ctx: Ctx, { number, total_minor: amount_minor, currency_id }: OrderSummary) {
  const { symbol } = await currencyById(ctx, currency_id);
  return { number, total: { money: { amount_minor, symbol } } };
}

/** `none` stands for no code, since codes are in capitals. */
export async function discountFacts(
  ctx: Ctx,
  { coupon_code: coupon, discount_minor: amount_minor, currency_id }: OrderSummary,
) {
  if (coupon === null) return { coupon: 'none', discount: '' };
  const { symbol } = await currencyById(ctx, currency_id);
  return { coupon, discount: { money: { amount_minor, symbol } } };
}

/** The deadline that pages show too. */
export function deadlineOf({ pay_by, pay_by_tz }: OrderSummary) {
  return pay_by ? { until: { moment: pay_by.toISOString(), tz: pay_by_tz } } : { until: '' };
}

export function orderSubject({ id }: OrderSummary): string {
  return `order ${id}`;
}

export function paymentPage({ id, invoice_id }: OrderSummary): string | null {
  return invoice_id === null ? null : `/payment/${id}/${invoice_id}`;
}

/** What has happened to the order, and what can be done with it. */
export function orderPage({ id, organization_id }: OrderSummary): string {
  if (organization_id === null) return `/profile/my-orders-history/${id}`;
  return organizationPage(`our-orders-history/${id}`, organization_id);
}
