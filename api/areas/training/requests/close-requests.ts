import { openRequestStatuses, type CourseRequestStatus } from '#contract/areas/training/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { RequestMove } from '../model/request-status.ts';
import { declineRequestsOf, giveRequests } from './store.ts';

type Seated = { organizationId: number; classId: number; personIds: readonly number[] };

/** Ends the requests of people who have a seat now, however they came by it. */
export async function closeRequests(tx: Ctx, seated: Seated): Promise<void> {
  await recordClosed(tx, await giveRequests(tx, seated), { move: 'give', to: 'given' });
}

/** Ends the open requests of an organization that was closed. Idempotent. */
export function declineRequestsOfClosed(ctx: Ctx, organizationId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    await recordClosed(tx, await declineRequestsOf(tx, organizationId), { move: 'decline', to: 'declined' });
  });
}

type Closed = { id: number; from: string };
type Closing = { move: RequestMove; to: CourseRequestStatus };

async function recordClosed(tx: Ctx, closed: readonly Closed[], { move, to }: Closing): Promise<void> {
  for (const from of openRequestStatuses) {
    const subjectIds = closed.filter((each) => each.from === from).map(({ id }) => id);
    await recordMoves(tx, { subject: 'course_request', subjectIds, move, from, to });
  }
  await emitAll(
    tx,
    'course_request_moved',
    closed.map(({ id }) => ({ request_id: id })),
  );
}
