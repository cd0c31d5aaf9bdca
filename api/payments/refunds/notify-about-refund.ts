import { usersWithClaim } from '#api/identity/index.ts';
import { inform, settleWarnings, type Facts } from '#api/messages/index.ts';
import { aboutOrder, orderPage, orderSubject, type OrderSummary } from '#api/orders/index.ts';
import { currencyById } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wayOf } from './move-refund.ts';
import { findRefund, type RefundRow } from './store.ts';

export function notifyRefundRequested(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    const facts = await factsOf(tx, refund, order);
    for (const user_id of await usersWithClaim(tx, 'orders.edit')) {
      const warns = refund.status === 'requested';
      await inform(tx, { user_id, kind: 'refund_to_decide', subject: subjectOf(refund, order), facts, warns });
    }
  });
}

/** Of a credit, which is done with its approval, the buyer is told once, by `notifyRefundDone`. */
export function notifyRefundDecided(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    await settleWarnings(tx, { kinds: ['refund_to_decide'], subject: subjectOf(refund, order) });
    const isRefused = refund.refuse_reason !== null;
    if (!isRefused && (await wayOf(tx, refund)) === 'credit') return;
    const facts = { ...(await factsOf(tx, refund, order)), refused: isRefused ? 'yes' : 'no' };
    const reason = refund.refuse_reason ?? '';
    const about = { user_id: order.user_id, subject: subjectOf(refund, order), link: orderPage(order) };
    await inform(tx, { ...about, kind: 'refund_decided', facts: { ...facts, reason } });
  });
}

export function notifyRefundDone(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    const kind = (await wayOf(tx, refund)) === 'credit' ? 'refund_credited' : 'refund_done';
    const facts = await factsOf(tx, refund, order);
    const about = { user_id: order.user_id, subject: subjectOf(refund, order), link: orderPage(order) };
    await inform(tx, { ...about, kind, facts });
  });
}

type Notify = (ctx: Ctx, refund: RefundRow, order: OrderSummary) => Promise<void>;

async function aboutRefund(ctx: Ctx, refundId: number, notify: Notify): Promise<void> {
  const { order_id } = await findRefund(ctx, refundId);
  await aboutOrder(ctx, order_id, async (tx, order) => notify(tx, await findRefund(tx, refundId), order));
}

async function factsOf(ctx: Ctx, { amount_minor, currency_id }: RefundRow, { number }: OrderSummary): Promise<Facts> {
  const { symbol } = await currencyById(ctx, currency_id);
  return { number, amount: { money: { amount_minor, symbol } } };
}

function subjectOf({ id }: RefundRow, order: OrderSummary): string {
  return `${orderSubject(order)} refund ${id}`;
}
