import { isEndedOrder } from '#contract/sales/orders/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced } from './invoiced.ts';
import { providerFor } from './provider-for.ts';
import { receiveOnAccount } from './receive-on-account.ts';

type Charged = { order_id: number; due_at: string };

/**
 * The FT of an order that was bought on account, and the receipts of money that was there before it. Events arrive in any
 * order, so the order may be paid or canceled by now.
 */
export async function invoiceCharged(ctx: Ctx, { order_id: orderId, due_at }: Charged): Promise<void> {
  const { organization_id, currency_id } = await inTransaction(ctx, async (tx) => {
    const { order, invoice } = await lockInvoiced(tx, orderId);
    if (invoice || isEndedOrder(order.status)) return order;
    const provider = await providerFor(tx, orderId);
    await provider.invoice(tx, { orderId, dueAt: new Date(due_at) });
    return order;
  });
  if (organization_id !== null) await receiveOnAccount(ctx, { organization_id, currency_id });
}
