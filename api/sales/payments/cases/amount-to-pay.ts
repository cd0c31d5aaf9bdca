import { findOrder } from '#api/sales/orders/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { closePending } from '../close-pending.ts';
import { pendingPaymentOf } from '../store.ts';
import { sumOf } from './spend-cases.ts';
import { shortCasesOf, type CaseRow } from './store.ts';

type Payable = { id: number; total_minor: number; currency_id: number };

/** What an order costs, less what arrived short of it and counts towards it. The order must be locked. */
export async function amountToPay(ctx: Ctx, order: Payable): Promise<number> {
  const { key } = await currencyById(ctx, order.currency_id);
  const missing = order.total_minor - sumOf(await shortCasesOf(ctx, order.id, key));
  return missing > 0 ? missing : order.total_minor;
}

/** An attempt for the rest of the amount is no longer enough once the part before it is returned. */
export async function closePartialAttempt(ctx: Ctx, { order_id }: CaseRow): Promise<void> {
  const pending = order_id === null ? undefined : await pendingPaymentOf(ctx, order_id);
  if (!pending) return;
  const { total_minor } = await findOrder(ctx, pending.order_id);
  if (pending.amount_minor < total_minor) await closePending(ctx, pending.order_id, 'part returned');
}
