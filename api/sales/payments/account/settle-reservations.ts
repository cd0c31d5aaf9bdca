import { isChargePaid } from '#api/sales/accounts/index.ts';
import { lockOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockWithOrder } from '../lock-with-order.ts';
import { pendingReservations } from '../store.ts';
import { takeConfirmed } from '../take-money.ts';

type Account = { organization_id: number; currency_id: number };

/** Settles the reservations whose debits the credits of the account have paid. Idempotent. */
export async function settleReservations(ctx: Ctx, account: Account): Promise<void> {
  for (const id of await pendingReservations(ctx, account)) await settleOne(ctx, id);
}

function settleOne(ctx: Ctx, paymentId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const payment = await lockWithOrder(tx, paymentId);
    const { status } = await lockOrder(tx, payment.order_id);
    if (payment.status !== 'pending' || status !== 'aguarda-pagamento') return;
    if (!(await isChargePaid(tx, paymentId))) return;
    await takeConfirmed(tx, payment);
  });
}
