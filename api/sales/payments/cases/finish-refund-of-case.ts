import type { Ctx } from '#api/shared/context.ts';
import { moveCase } from './move-case.ts';
import { lockCaseRow } from './store.ts';

/** The order is locked by the refund. */
export async function finishRefundOfCase(ctx: Ctx, caseId: number): Promise<void> {
  await moveCase(ctx, await lockCaseRow(ctx, caseId), { move: 'finishRefund' });
}

/** The refund failed and is not sent again, so that staff decide again. */
export async function reopenCase(ctx: Ctx, caseId: number): Promise<void> {
  await moveCase(ctx, await lockCaseRow(ctx, caseId), { move: 'reopen' });
}
