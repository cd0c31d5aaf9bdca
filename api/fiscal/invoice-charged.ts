import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { lockInvoiced } from './invoiced.ts';
import { providerFor } from './provider-for.ts';

type Charged = { order_id: number; due_at: string };

/** The FT of an order that was bought on account. Events arrive in any order, so it may be paid or canceled by now. */
export async function invoiceCharged(ctx: Ctx, { order_id: orderId, due_at }: Charged): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { order, invoice } = await lockInvoiced(tx, orderId);
    if (invoice || order.status === 'cancelada' || order.status === 'devolvida') return;
    const provider = await providerFor(tx, orderId);
    await provider.invoice(tx, { orderId, dueAt: new Date(due_at) });
  });
}
