import type { ClassState } from '#contract/offer/classes/calls.ts';
import { Refusal, Refusals, type RefusalCode } from '#contract/refusals.ts';
import type { ConclusionCondition } from '#contract/areas/teaching/values.ts';
import { isEndedClass } from '#contract/offer/classes/values.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { applyClassMove, lockClass } from '#api/offer/classes/index.ts';
import { lockCertificatesOf } from '#api/learning/certificates/index.ts';
import { undoConclusion } from '#api/learning/enrollments/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { checkClass } from './check-class.ts';
import type { Checked } from './model/conclusion-check.ts';
import { requireTeacher } from './require-teacher.ts';
import { findTaught } from './store.ts';

const refusalFor: Record<ConclusionCondition, RefusalCode> = {
  registrations_closed: 'class_registrations_open',
  lessons_given: 'lessons_missing',
  summaries_written: 'summaries_missing',
  attendance_complete: 'attendance_missing',
  grades_published: 'grades_missing',
  class_ended: 'class_not_over',
};

/** Grades and attendance wait behind the lock of the class, so nothing that was checked changes meanwhile. */
export function concludeClass(ctx: Ctx, { id }: { id: number }): Promise<ClassState> {
  return inTransaction(ctx, async (tx) => {
    const { end_at } = await requireTeacher(tx, id);
    const held = await lockClass(tx, id);
    if (!held) throw new Refusal('not_found');
    if (isEndedClass(held.status)) {
      throw invalidTransition(held.status, 'conclude');
    }
    requireAll(await checkClass(tx, { id, status: held.status, end_at }));
    return applyClassMove(tx, { id, move: 'conclude' });
  });
}

function requireAll(checked: readonly Checked[]): void {
  const [first, ...others] = checked
    .filter(({ is_met }) => !is_met)
    .map(({ condition, missing }) => new Refusal(refusalFor[condition], { field: condition, missing }));
  if (first) throw new Refusals(first, others);
}

/** Everybody's enrollment goes on. A certificate that is being issued is waited for. */
export function unlockClass(ctx: Ctx, { id }: { id: number }): Promise<ClassState> {
  return inTransaction(ctx, async (tx) => {
    requireClaim(tx, 'classes.edit');
    if (!(await findTaught(tx, id))) throw new Refusal('not_found');
    const state = await applyClassMove(tx, { id, move: 'unlock' });
    const certificates = await lockCertificatesOf(tx, id);
    if (certificates > 0) throw new Refusal('class_has_certificates', { certificates });
    await undoConclusion(tx, id);
    return state;
  });
}
