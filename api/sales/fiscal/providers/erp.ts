import { findOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { creditLines, type Query } from '../model/credit.ts';
import { sumsOf } from '../model/tax.ts';
import { orderContent } from '../order-content.ts';
import { isInvoiced, type NewHandOver, insertHandOver } from '../store/hand-overs.ts';
import type { FiscalProvider } from './port.ts';
import { randomUUID } from 'node:crypto';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

/** The ERP of the operator issues the documents of the orders that it is handed. */
export const erpProvider: FiscalProvider = {
  orderPaid: async (ctx, orderId) => {
    await handOver(ctx, { order_id: orderId, kind: 'order_paid', occasion: 'order' });
  },
  orderCanceled: async (ctx, orderId) => {
    if (!(await isInvoiced(ctx, orderId))) return;
    const canceled = { kind: 'order_credited', occasion: 'canceled', reason: 'Encomenda cancelada' } as const;
    await handOver(ctx, { ...canceled, order_id: orderId });
  },
  invoice: (ctx, { orderId, dueAt }) =>
    handOver(ctx, { order_id: orderId, kind: 'order_invoiced', occasion: 'order', due_at: dueAt }),
  // The ERP learns of the money with the paid order.
  receipt: async () => null,
  credit: async (ctx, { orderId, wanted, reason, occasion }) => {
    const amount_minor = await amountOf(ctx, orderId, wanted);
    return handOver(ctx, { order_id: orderId, kind: 'order_credited', occasion, amount_minor, reason });
  },
};

/** Null for the whole order. */
async function amountOf(ctx: Ctx, orderId: number, requested: Query): Promise<number | null> {
  if (requested === 'whole') return null;
  const { lines } = await orderContent(ctx, orderId);
  return sumsOf(creditLines(lines, [], requested)).total_minor;
}

async function handOver(ctx: Ctx, handed: Omit<NewHandOver, 'user_id'>): Promise<null> {
  const { user_id } = await findOrder(ctx, handed.order_id);
  await writeHandOver(ctx, { ...handed, user_id });
  return null;
}

/** Once per occasion; a job sends it after the commit. */
function writeHandOver(ctx: Ctx, stored: NewHandOver): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const id = await insertHandOver(tx, { ...stored, idempotency_key: randomUUID() });
    if (id !== null) await emit(tx, 'hand_over_due', { hand_over_id: id });
  });
}
