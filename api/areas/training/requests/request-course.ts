import type { CourseRequest, NewCourseRequest } from '#contract/areas/training/requests.ts';
import { Refusal } from '#contract/refusals.ts';
import { trainersAmong } from '#api/offer/classes/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { activeAmong, enrolledAmong } from '../store/people.ts';
import { requestAfter } from './present-request.ts';
import { isClassOnSale, openRequest } from './store.ts';

/** Idempotent while the request is open. */
export function requestCourse(ctx: Ctx, { organization_id, class_id, note }: NewCourseRequest): Promise<CourseRequest> {
  return inTransaction(ctx, async (tx) => {
    const { personId: person_id } = signedIn(tx);
    await requireRequestable(tx, { organization_id, class_id, person_id });
    const { id, isNew } = await openRequest(tx, { organization_id, class_id, person_id, note });
    if (isNew) {
      const move = { subject: 'course_request' as const, move: 'request', from: null, to: 'requested' };
      await recordMove(tx, { ...move, subjectId: id });
      await emit(tx, 'course_requested', { request_id: id });
    }
    return requestAfter(tx, id);
  });
}

type WantedSeat = { organization_id: number; class_id: number; person_id: number };

async function requireRequestable(tx: Ctx, { organization_id, class_id, person_id }: WantedSeat): Promise<void> {
  if (!(await activeAmong(tx, organization_id, [person_id])).has(person_id)) throw new Refusal('not_found');
  const isOnSale = await isClassOnSale(tx, class_id);
  if (isOnSale === undefined) throw new Refusal('not_found');
  if (!isOnSale) throw new Refusal('class_closed');
  if ((await enrolledAmong(tx, class_id, [person_id])).length > 0) throw new Refusal('already_enrolled');
  if ((await trainersAmong(tx, class_id, [person_id])).size > 0) throw new Refusal('trainer_cannot_enroll');
}
