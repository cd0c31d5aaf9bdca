import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { creditInvoice } from './credit-invoice.ts';
import { lockInvoiced } from './invoiced.ts';

/** Credits the FT of an order that was canceled before it was paid [domain 1.4]. A revived order keeps its FT. */
export function creditCanceled(ctx: Ctx, orderId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, invoice } = await lockInvoiced(tx, orderId);
    if (order.status !== 'cancelada' || invoice?.issued_by !== 'internal') return;
    const occasion = `canceled ${invoice.number}`;
    await creditInvoice(tx, { orderId, wanted: 'whole', reason: 'Encomenda cancelada', occasion });
  });
}
