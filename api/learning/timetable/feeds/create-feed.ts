import { randomBytes } from 'node:crypto';
import { Refusal } from '#contract/refusals.ts';
import type { NewTimetableFeed, TimetableFeed } from '#contract/learning/timetable/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { isEnrollmentOf } from '../store.ts';
import { presentFeed } from './retrieve-feeds.ts';
import { saveFeed } from './store.ts';

export async function createTimetableFeed(
  ctx: Ctx,
  { enrollment_id: enrollmentId, is_taught: isTaught = false }: NewTimetableFeed,
): Promise<TimetableFeed & { url: string }> {
  const { personId } = signedIn(ctx);
  if (isTaught && enrollmentId !== null) throw new Refusal('invalid_input', { field: 'enrollment_id' });
  if (enrollmentId !== null && !(await isEnrollmentOf(ctx, { id: enrollmentId, personId }))) {
    throw new Refusal('not_found');
  }
  const token = randomBytes(32).toString('base64url');
  const saved = await saveFeed(ctx, { personId, enrollmentId, isTaught, tokenHash: hashOf(token) });
  return { ...presentFeed(saved), url: `${ctx.config.publicUrl}/api/timetable/${token}/lessons.ics` };
}
