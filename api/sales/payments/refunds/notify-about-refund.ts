import { usersOfPersons, usersWithClaim } from '#api/people/identity/index.ts';
import { inform, settleWarnings, type FactsOf } from '#api/people/messages/index.ts';
import { aboutOrder, orderPage, orderSubject, type OrderSummary } from '#api/sales/orders/index.ts';
import { personsWithRole } from '#api/people/organizations/index.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { organizationRights } from '#contract/people/organizations/values.ts';
import type { MessageKind } from '#contract/index.ts';
import { wayOf } from '../model/refund-status.ts';
import { accountOf } from './accounts.ts';
import { findRefund, type RefundRow } from './store.ts';

/** The buyer has it in writing; staff decide. */
export function notifyRefundRequested(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    const facts = await factsOf(tx, refund, order);
    const link = `/admin/inbox/refund/${refundId}`;
    for (const user_id of await usersWithClaim(tx, 'orders.edit')) {
      const warns = refund.status === 'requested';
      await inform(tx, { user_id, kind: 'refund_to_decide', subject: subjectOf(refund, order), facts, link, warns });
    }
    const { answer_by } = refund;
    if (!answer_by) return;
    const until = { moment: answer_by.toISOString() };
    await informBuyer(tx, { refund, order, kind: 'refund_received', facts: { ...facts, until } });
  });
}

/** The buyer knows, since they did it. */
export function notifyRefundWithdrawn(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, (tx, refund, order) => settleDecision(tx, refund, order));
}

/** Of a credit, which is done with its approval, the buyer is told once, by `notifyRefundDone`. */
export function notifyRefundDecided(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    await settleDecision(tx, refund, order);
    const isRefused = refund.refuse_reason !== null;
    if (!isRefused && wayOf(refund) === 'credit') return;
    const facts = { ...(await factsOf(tx, refund, order)), refused: isRefused ? 'yes' : 'no' };
    const reason = refund.refuse_reason ?? '';
    await informBuyer(tx, { refund, order, kind: 'refund_decided', facts: { ...facts, reason } });
  });
}

export function notifyRefundFailed(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    if (refund.case_id !== null) return;
    await informBuyer(tx, { refund, order, kind: 'refund_failed', facts: await factsOf(tx, refund, order) });
  });
}

export function notifyRefundDone(ctx: Ctx, refundId: number): Promise<void> {
  return aboutRefund(ctx, refundId, async (tx, refund, order) => {
    const kind = wayOf(refund) === 'credit' ? 'refund_credited' : 'refund_done';
    await informBuyer(tx, { refund, order, kind, facts: await factsOf(tx, refund, order) });
  });
}

type Notify = (ctx: Ctx, refund: RefundRow, order: OrderSummary) => Promise<void>;

async function aboutRefund(ctx: Ctx, refundId: number, notify: Notify): Promise<void> {
  const { order_id } = await findRefund(ctx, refundId);
  await aboutOrder(ctx, order_id, async (tx, order) => notify(tx, await findRefund(tx, refundId), order));
}

function settleDecision(ctx: Ctx, refund: RefundRow, order: OrderSummary): Promise<void> {
  return settleWarnings(ctx, { kinds: ['refund_to_decide'], subject: subjectOf(refund, order) });
}

type Message<K extends MessageKind> = { refund: RefundRow; order: OrderSummary; kind: K; facts: FactsOf<K> };

async function informBuyer<K extends MessageKind>(ctx: Ctx, { refund, order, kind, facts }: Message<K>): Promise<void> {
  const message = { kind, subject: subjectOf(refund, order), link: orderPage(order), facts };
  for (const user_id of await buyersOf(ctx, refund, order)) await inform(ctx, { ...message, user_id });
}

/** Of an organization's order also the one who asked, where they may read it. */
async function buyersOf(ctx: Ctx, { requested_by }: RefundRow, { user_id, organization_id }: OrderSummary) {
  if (organization_id === null || requested_by === null || requested_by === user_id) return [user_id];
  const readers = await personsWithRole(ctx, organization_id, [...organizationRights['orders.read']]);
  const users = await usersOfPersons(ctx, readers);
  return users.some(({ id }) => id === requested_by) ? [user_id, requested_by] : [user_id];
}

/** `account`: whether there is a bank account to send the money to, where it needs one. */
async function factsOf(ctx: Ctx, refund: RefundRow, { number }: OrderSummary) {
  const { amount_minor, currency_id, destination, order_id } = refund;
  const { symbol } = await currencyById(ctx, currency_id);
  const isMissing = destination === 'iban' && (await accountOf(ctx, order_id)).iban_end === null;
  return { number, amount: { money: { amount_minor, symbol } }, account: isMissing ? 'missing' : 'ready' };
}

function subjectOf({ id }: RefundRow, order: OrderSummary): string {
  return `${orderSubject(order)} refund ${id}`;
}
