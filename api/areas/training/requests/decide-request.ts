import type { CourseRequest, DeclinedRequest } from '#contract/areas/training/requests.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requestLifeCycle, type RequestMove } from '../model/request-status.ts';
import { requestAfter } from './present-request.ts';
import { changeRequest, lockRequest } from './store.ts';

export function approveCourseRequest(ctx: Ctx, { id }: { id: number }): Promise<CourseRequest> {
  return decide(ctx, { id, move: 'approve' });
}

export function declineCourseRequest(ctx: Ctx, { id, reason }: DeclinedRequest): Promise<CourseRequest> {
  return decide(ctx, { id, move: 'decline', reason });
}

export function withdrawCourseRequest(ctx: Ctx, { id }: { id: number }): Promise<CourseRequest> {
  return inTransaction(ctx, async (tx) => {
    const { personId } = signedIn(tx);
    const { person_id } = await lockRequest(tx, id);
    if (person_id !== personId) throw new Refusal('not_found');
    await moveRequest(tx, { id, move: 'withdraw' });
    return requestAfter(tx, id);
  });
}

type Moving = { id: number; move: RequestMove; reason?: string };

function decide(ctx: Ctx, moving: Moving): Promise<CourseRequest> {
  return inTransaction(ctx, async (tx) => {
    signedIn(tx);
    const { organization_id } = await lockRequest(tx, moving.id);
    await requireOrganizationRight(tx, organization_id, 'seats.assign');
    await moveRequest(tx, moving);
    return requestAfter(tx, moving.id);
  });
}

async function moveRequest(tx: Ctx, { id, move, reason }: Moving): Promise<void> {
  const { status: from } = await lockRequest(tx, id);
  const to = requestLifeCycle.next(from, move);
  if (to === from) return;
  const declined = reason === undefined ? {} : { decline_reason: reason };
  await changeRequest(tx, id, { status: to, ...declined, userId: signedIn(tx).userId });
  await recordMove(tx, { subject: 'course_request', subjectId: id, move, from, to, reason });
  await emit(tx, 'course_request_moved', { request_id: id });
}
