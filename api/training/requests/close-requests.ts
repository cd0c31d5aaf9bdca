import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events.ts';
import { recordMoves } from '#api/shared/status-history.ts';
import { giveRequests } from './store.ts';

type Seated = { organizationId: number; classId: number; personIds: readonly number[] };

/** Ends the requests of people who have a seat now, however they came by it. */
export async function closeRequests(tx: Ctx, seated: Seated): Promise<void> {
  const given = await giveRequests(tx, seated);
  for (const from of ['requested', 'approved'] as const) {
    const subjectIds = given.filter((each) => each.from === from).map(({ id }) => id);
    await recordMoves(tx, { subject: 'course_request', subjectIds, move: 'give', from, to: 'given' });
  }
  await emitAll(
    tx,
    'course_request_moved',
    given.map(({ id }) => ({ request_id: id })),
  );
}
