import type { SessionSelection } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { endSessions } from './session-store.ts';

/** Needs no fresh sign-in: ending a session has to be easy. */
export async function revokeSessions(ctx: Ctx, which: SessionSelection): Promise<{ ended: number }> {
  const { userId, sessionId } = signedIn(ctx);
  if ('others' in which) return { ended: await endSessions(ctx, { userId, butId: sessionId }) };
  const ended = await endSessions(ctx, { userId, id: which.id });
  if (ended === 0) throw new Refusal('not_found');
  return { ended };
}
