import type { Ctx } from '#api/shared/context.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { confirmReady } from './registration-store.ts';

/** Confirms a locked, paid enrollment that lacks no file (domain 4.2). Answers whether it did. */
export async function confirmPaid(tx: Ctx, enrollmentId: number): Promise<boolean> {
  const subjectIds = (await confirmReady(tx, [enrollmentId])).map(({ id }) => id);
  await recordMoves(tx, { subject: 'enrollment', subjectIds, move: 'enroll', from: 'registered', to: 'enrolled' });
  return subjectIds.length > 0;
}
