import type { Refund, RefundDecision } from '#contract/payments/refunds.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { reopenCase } from '../cases/finish-refund-of-case.ts';
import { lockRefund, moveRefund } from './move-refund.ts';
import { presentRefund } from './present-refund.ts';
import { changeRefund, findRefund } from './store.ts';

export async function decideRefund(ctx: Ctx, input: RefundDecision): Promise<Refund> {
  requireClaim(ctx, 'orders.edit');
  return inTransaction(ctx, async (tx) => {
    const refund = await lockRefund(tx, input.id);
    const decided_by = tx.actor.kind === 'user' ? tx.actor.userId : null;
    const decided = { decided_at: tx.now(), decided_by };
    if (input.decision === 'refuse') {
      await moveRefund(tx, refund, { move: 'refuse', reason: input.reason });
      await changeRefund(tx, refund.id, { ...decided, refuse_reason: input.reason });
      if (refund.case_id !== null) await reopenCase(tx, refund.case_id);
    } else {
      const { amount_minor = refund.amount_minor } = input;
      if (amount_minor > refund.amount_minor) throw new Refusal('refund_too_large', { field: 'amount_minor' });
      await moveRefund(tx, refund, { move: 'approve' });
      await changeRefund(tx, refund.id, { ...decided, amount_minor });
    }
    if (refund.case_id === null) await emit(tx, 'refund_decided', { refund_id: refund.id });
    return presentRefund(await findRefund(tx, refund.id));
  });
}
