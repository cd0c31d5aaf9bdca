import type { Refund } from '#contract/sales/payments/refunds.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockRefund, moveRefund } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { requireRefunder } from './quote-refund.ts';
import { changeRefund, findRefund } from './store.ts';

/** The lock of the order decides between this and a decision of staff at the same time. */
export async function withdrawRefund(ctx: Ctx, { id }: { id: number }): Promise<Refund> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, id);
    await requireRefunder(tx, refund.order_id);
    if (refund.status === 'withdrawn') return presentRefund(refund);
    await moveRefund(tx, refund, { move: 'withdraw' });
    await changeRefund(tx, id, { withdrawn_at: tx.now() });
    await emit(tx, 'refund_withdrawn', { refund_id: id });
    return presentRefund(await findRefund(tx, id));
  });
}
