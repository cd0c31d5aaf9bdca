import type { Refund, RefundDecision } from '#contract/sales/payments/refunds.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { reopenCase } from '../cases/finish-refund-of-case.ts';
import { approvalMoves, wayOf } from '../model/refund-status.ts';
import { finishRefund } from './finish-refund.ts';
import { lockRefund, moveRefund } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { changeRefund, findRefund, type RefundRow } from './store.ts';

export async function decideRefund(ctx: Ctx, input: RefundDecision): Promise<Refund> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, input.id);
    if (input.decision === 'refuse') await refuse(tx, refund, input.reason);
    else await approve(tx, refund, input.amount_minor);
    if (refund.case_id === null) await emit(tx, 'refund_decided', { refund_id: refund.id });
    return presentRefund(await findRefund(tx, refund.id));
  });
}

async function refuse(tx: Ctx, refund: RefundRow, reason: string): Promise<void> {
  await moveRefund(tx, refund, { move: 'refuse', reason });
  await changeRefund(tx, refund.id, { ...decidedIn(tx), refuse_reason: reason });
  if (refund.case_id !== null) await reopenCase(tx, refund.case_id);
}

/** Where the order was charged to an account, the approval credits the account, which ends the refund. */
async function approve(tx: Ctx, refund: RefundRow, amount_minor = refund.amount_minor): Promise<void> {
  if (amount_minor > refund.amount_minor) throw new Refusal('refund_too_large', { field: 'amount_minor' });
  const way = wayOf(refund);
  await moveRefund(tx, refund, { move: approvalMoves[way] });
  await changeRefund(tx, refund.id, { ...decidedIn(tx), amount_minor });
  if (way === 'credit') await finishRefund(tx, refund.id);
}

function decidedIn({ actor, now }: Ctx) {
  return { decided_at: now(), decided_by: actor.kind === 'user' ? actor.userId : null };
}
