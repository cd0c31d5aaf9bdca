import { awaitNewPayment } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { applyEvent } from './apply-event.ts';
import { waitingEvents } from './event-store.ts';
import { fetchEventsOf } from './fetch-events.ts';
import { lockWithOrder } from './lock-with-order.ts';
import { movePayment } from './move-payment.ts';
import type { PaymentRow } from './payment-row.ts';
import { isManual } from './providers/find-provider.ts';
import { queryCharge } from './query-charges.ts';
import { overduePayments } from './store.ts';

/** An attempt at a provider times out only after its last events were fetched; it waits while the provider is down. */
export async function timeOutPayments(ctx: Ctx): Promise<void> {
  const overdue = await overduePayments(ctx);
  const ofProvider = Map.groupBy(overdue, ({ provider }) => provider);
  for (const [provider, payments] of ofProvider) {
    const isSettled = isManual(provider) || (await queryProvider(ctx, provider, payments));
    if (!isSettled) continue;
    for (const { id } of payments) await timeOut(ctx, id);
  }
}

async function queryProvider(ctx: Ctx, provider: string, payments: PaymentRow[]): Promise<boolean> {
  try {
    await fetchEventsOf(ctx, provider);
    for (const payment of payments) await queryCharge(ctx, payment);
    for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
    return true;
  } catch (error) {
    console.error(error);
    return false;
  }
}

/** The seats need no release here: a hold counts until its `expires_at` (`api/offer/classes/seats-store.ts`). */
function timeOut(ctx: Ctx, paymentId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, paymentId);
    const isOverdue = payment.expires_at && payment.expires_at <= tx.now();
    if (payment.status !== 'pending' || !isOverdue) return;
    await movePayment(tx, payment, { move: 'timeOut' });
    await awaitNewPayment(tx, payment.order_id);
    await emit(tx, 'payment_closed', { payment_id: paymentId });
  });
}
