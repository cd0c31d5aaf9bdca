import { enrollmentIdsOf } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { PersonalData } from '#api/shared/personal-data.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { purgeLearning, progressToTakeAlong, scosToTakeAlong } from './personal-store.ts';

/** Erased as a whole, since the enrollment keeps its own rates. */
export const learningData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'learning/progress.json', rows: perEnrollment(ctx, personId, progressToTakeAlong) };
    yield { path: 'learning/activities.json', rows: perEnrollment(ctx, personId, scosToTakeAlong) };
  },
  erase: async (ctx, { personId }) => {
    const ids = await enrollmentIdsOf(ctx, personId);
    await inTransaction(ctx, (tx) => purgeLearning(tx, ids));
  },
};

/** One enrollment at a time, since an activity may have stored 64 kB. */
async function* perEnrollment(
  ctx: Ctx,
  personId: number,
  read: (ctx: Ctx, enrollmentId: number) => Promise<object[]>,
): AsyncIterable<object> {
  for (const id of await enrollmentIdsOf(ctx, personId)) yield* await read(ctx, id);
}
