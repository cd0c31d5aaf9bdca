import type { EnrollmentState, EnrollmentStatus } from '#contract/enrollments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockClass, releaseSeats } from '#api/classes/index.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextEnrollmentStatus, type EnrollmentMove } from './model/enrollment-status.ts';
import { classIdOf, endEnrollment, lockEnrollment, type Scope } from './store.ts';

export async function lockOwn(ctx: Ctx, id: number) {
  const scope = hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId: signedIn(ctx).personId };
  const enrollment = await lockInClass(ctx, id, scope);
  if (!enrollment) throw new Refusal('not_found');
  return enrollment;
}

/** The class is locked first, as everywhere where seats change. */
export async function lockInClass(ctx: Ctx, id: number, scope: Scope) {
  const classId = await classIdOf(ctx, id);
  if (classId !== undefined) await lockClass(ctx, classId);
  return lockEnrollment(ctx, id, scope);
}

type Ending = { id: number; from: EnrollmentStatus; move: EnrollmentMove; reason: string };

export async function end(ctx: Ctx, { id, from, move, reason }: Ending): Promise<EnrollmentState> {
  const status = nextEnrollmentStatus(from, move);
  await endEnrollment(ctx, { id, status, reason });
  await recordMove(ctx, { subject: 'enrollment', subjectId: id, move, from, to: status, reason });
  await releaseSeats(ctx, { enrollment_id: id });
  await emit(ctx, 'enrollment_ended', { enrollment_id: id });
  return { id, status };
}
