import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeChallenge, type Challenge, type ChallengePurpose } from './challenge-store.ts';
import { takeFactorTry } from './factor-tries.ts';

/** Counts as an attempt. Refuses `challenge_over`, `too_many_requests`. */
export async function takeOpenChallenge(ctx: Ctx, token: string, purpose: ChallengePurpose): Promise<Challenge> {
  const challenge = await takeChallenge(ctx, token);
  if (!challenge || challenge.purpose !== purpose) throw new Refusal('challenge_over');
  if (challenge.user_id !== null) await takeFactorTry(ctx, challenge.user_id);
  return challenge;
}
