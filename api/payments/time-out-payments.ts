import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { applyEvent } from './apply-event.ts';
import { askForEvents } from './ask-for-events.ts';
import { waitingEvents } from './event-store.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import { overduePayments } from './store.ts';

/**
 * Ends the attempts whose time is over. Those at a provider only once it has been asked a last time whether they were
 * paid; while it does not answer they wait.
 */
export async function timeOutPayments(ctx: Ctx): Promise<void> {
  const overdue = await overduePayments(ctx);
  const isHeardOut = overdue.every(({ provider }) => provider === 'manual') || (await hearOutProvider(ctx));
  for (const { id, provider } of overdue) {
    if (provider === 'manual' || isHeardOut) await timeOut(ctx, id);
  }
}

async function hearOutProvider(ctx: Ctx): Promise<boolean> {
  try {
    await askForEvents(ctx);
    for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

function timeOut(ctx: Ctx, paymentId: number): Promise<void> {
  return inTransaction(ctx, async (inside) => {
    const payment = await lockWithOrder(inside, paymentId);
    const isOverdue = payment.expires_at && payment.expires_at <= inside.now();
    if (payment.status !== 'pending' || !isOverdue) return;
    await movePayment(inside, payment, { move: 'timeOut' });
    await tell(inside, 'payment_closed', { payment_id: paymentId });
  });
}
