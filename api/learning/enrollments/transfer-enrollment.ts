import type { TransferredEnrollment } from '#contract/learning/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isEndedEnrollment } from '#contract/learning/enrollments/values.ts';
import { classSummaries, moveSeat, trainersAmong } from '#api/offer/classes/index.ts';
import { userOfPerson } from '#api/people/identity/index.ts';
import { lockLineToTransfer, transferLine } from '#api/sales/orders/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { confirmPaid } from './confirm-paid.ts';
import { lockSeat } from './lock-seat.ts';
import { demandFiles, demandOfClass } from './registration-store.ts';
import { isUsed, type LockedEnrollment, type Scope } from './store.ts';
import { dropNeedless, hasUnsettledFiles, isActiveIn, moveToClass } from './transfer-store.ts';

type Input = { id: number; class_id: number };

/** Decision 0100. */
export async function transferEnrollment(ctx: Ctx, { id, class_id }: Input): Promise<TransferredEnrollment> {
  const scope: Scope = hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId: signedIn(ctx).personId };
  return inTransaction(ctx, async (tx) => {
    const enrollment = await lockSeat(tx, { id, scope, classIds: [class_id] });
    if (!enrollment) throw new Refusal('not_found');
    await requireOwnLine(tx, enrollment.order_item_id);
    if (enrollment.class_id !== class_id) {
      await requireMovable(tx, enrollment);
      await requireTarget(tx, enrollment, class_id);
      await move(tx, enrollment, class_id);
    }
    // The new class may demand fewer files.
    const isConfirmed = await confirmPaid(tx, id);
    return { id, status: isConfirmed ? 'enrolled' : enrollment.status, class_id };
  });
}

/** A company decides about its seats itself. */
async function requireOwnLine(tx: Ctx, orderItemId: number | null): Promise<void> {
  if (orderItemId === null) return;
  const { organization_id, quantity } = await lockLineToTransfer(tx, orderItemId);
  if (organization_id !== null || quantity > 1) throw new Refusal('transfer_by_company');
}

async function requireMovable(tx: Ctx, enrollment: LockedEnrollment): Promise<void> {
  const { id, status, concluded_at, paid_at, class_status, start_at } = enrollment;
  if (isEndedEnrollment(status) || concluded_at) throw new Refusal('enrollment_over');
  if (!paid_at) throw new Refusal('enrollment_unpaid');
  if (class_status === 'canceled') return;
  const hasStarted = start_at !== null && start_at <= tx.now();
  if (hasStarted || (await isUsed(tx, id))) throw new Refusal('transfer_too_late');
}

async function requireTarget(tx: Ctx, { person_id, course_id }: LockedEnrollment, classId: number): Promise<void> {
  const target = (await classSummaries(tx, [classId])).get(classId);
  if (!target) throw new Refusal('not_found', { field: 'class_id' });
  if (target.course_id !== course_id) throw new Refusal('transfer_other_course');
  if ((await trainersAmong(tx, classId, [person_id])).size > 0) throw new Refusal('trainer_cannot_enroll');
  if (await isActiveIn(tx, { classId, personId: person_id })) throw new Refusal('already_enrolled');
}

async function move(
  tx: Ctx,
  { id, person_id, class_id: from_class_id, order_item_id, status }: LockedEnrollment,
  to: number,
) {
  const user = await userOfPerson(tx, person_id);
  const holder = order_item_id === null ? { enrollment_id: id } : { order_item_id };
  const moved = await moveSeat(tx, { holder, from_class_id, to_class_id: to, user_id: user?.id });
  if (moved !== true) throw new Refusal(moved === 'closed' ? 'class_closed' : 'class_full');
  if (order_item_id !== null) await transferLine(tx, { order_item_id, class_id: to });
  const { categories, dueAt } = await demandOfClass(tx, to);
  await moveToClass(tx, { id, classId: to, filesDueAt: categories.length > 0 ? dueAt : null });
  await dropNeedless(tx, id, categories);
  await demandFiles(tx, [id], categories);
  if (status === 'enrolled' && (await hasUnsettledFiles(tx, id))) throw new Refusal('transfer_needs_files');
  const reason = `class ${from_class_id} to ${to}`;
  await recordMove(tx, { subject: 'enrollment', subjectId: id, move: 'transfer', from: status, to: status, reason });
  await emit(tx, 'enrollment_transferred', { enrollment_id: id, from_class_id });
}
