import { lockOrder } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { caseLifeCycle, type CaseMove } from '../model/case-state.ts';
import { changeCase, findCase, lockCaseRow, type CaseRow } from './store.ts';

/** The order is locked before its cases, as before its payments. Refuses `not_found`. */
export async function lockCase(ctx: Ctx, id: number): Promise<CaseRow> {
  const { order_id } = await findCase(ctx, id);
  if (order_id !== null) await lockOrder(ctx, order_id);
  return lockCaseRow(ctx, id);
}

type Moving = { move: CaseMove; note?: string | null | undefined };

/** The case must be locked. Refuses `invalid_transition`. */
export async function moveCase(ctx: Ctx, { id, state, note: before }: CaseRow, { move, note }: Moving): Promise<void> {
  const to = caseLifeCycle.next(state, move);
  const isOpen = to === 'open';
  await changeCase(ctx, id, {
    state: to,
    resolved_at: isOpen ? null : ctx.now(),
    resolved_by: isOpen || ctx.actor.kind !== 'user' ? null : ctx.actor.userId,
    note: note ?? before,
  });
  const reason = note ?? undefined;
  await recordMove(ctx, { subject: 'payment_case', subjectId: id, move, from: state, to, reason });
  if (!isOpen) await emit(ctx, 'payment_case_resolved', { payment_case_id: id });
}
