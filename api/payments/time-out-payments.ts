import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { applyEvent } from './apply-event.ts';
import { waitingEvents } from './event-store.ts';
import { askForEvents } from './ask-for-events.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import { overduePayments } from './store.ts';

/** Ends the attempts whose time is over, once the provider has been asked a last time whether they were paid. */
export async function timeOutPayments(ctx: Ctx): Promise<void> {
  const overdue = await overduePayments(ctx);
  if (overdue.some(({ provider }) => provider !== 'manual')) await hearOutProvider(ctx);
  for (const { id } of overdue) await timeOut(ctx, id);
}

async function hearOutProvider(ctx: Ctx): Promise<void> {
  await askForEvents(ctx);
  for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
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
