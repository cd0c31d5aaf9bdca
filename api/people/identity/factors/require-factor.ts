import type { SignInWay } from '#contract/people/identity/values.ts';
import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { insertChallenge } from './challenge-store.ts';
import { mailCode } from './mail-code.ts';

export async function requireFactor(ctx: Ctx, userId: number, ways: SignInWay[]): Promise<SignInQuestion> {
  const { id, token, expiresAt } = await insertChallenge(ctx, { purpose: 'sign_in', userId });
  if (ways.includes('email')) await mailCode(ctx, { challengeId: id, userId });
  return { challenge_id: token, ways, expires_at: expiresAt.toISOString() };
}
