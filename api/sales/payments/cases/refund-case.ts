import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { currencyById } from '#api/platform/settings/index.ts';
import { firstRefundOfCase } from '../model/refund-status.ts';
import { moneyDestination } from '../refunds/quote-refund.ts';
import { insertRefund } from '../refunds/store.ts';
import { findPayment } from '../store.ts';
import { caseLifeCycle } from '../model/case-state.ts';
import { moveCase } from './move-case.ts';
import type { CaseRow } from './store.ts';

/**
 * Starts an approved refund of the case's money. Money that belongs to no order, or came in another currency than its
 * order, is returned outside this site, which the note records. The case must be locked.
 */
export async function refundCase(ctx: Ctx, match: CaseRow, note: string): Promise<void> {
  const { id, order_id, payment_id, amount_minor, currency_key } = match;
  caseLifeCycle.next(match.state, 'refund');
  const payment = payment_id === null ? null : await findPayment(ctx, payment_id);
  const currency = payment && (await currencyById(ctx, payment.currency_id));
  if (order_id === null || !payment || amount_minor === null || currency?.key !== currency_key) {
    return moveCase(ctx, match, { move: 'recordRefund', note });
  }
  const staff = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const refund = await insertRefund(ctx, {
    order_id,
    payment_id: payment.id,
    case_id: id,
    order_item_ids: [],
    amount_minor,
    currency_id: payment.currency_id,
    status: firstRefundOfCase,
    reason: note,
    rule: 'by_hand',
    destination: await moneyDestination(ctx, payment.id),
    requested_by: staff,
    decided_at: ctx.now(),
    decided_by: staff,
  });
  await recordMove(ctx, {
    subject: 'refund',
    subjectId: refund.id,
    move: 'approve',
    from: null,
    to: firstRefundOfCase,
  });
  await moveCase(ctx, match, { move: 'refund', note });
}
