import type { SignInQuestion } from '#contract/accounts-factors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { insertChallenge } from './challenge-store.ts';
import { mailCode } from './mail-code.ts';
import { waysOf, type FactorsOfUser } from './model/challenge-rule.ts';

type Asked = { userId: number; factors: FactorsOfUser; mailsCode: boolean };

/** What a user who gave the right password has still to show, or null. A code that is to be mailed is on its way then. */
export async function askForFactor(ctx: Ctx, { userId, ...known }: Asked): Promise<SignInQuestion | null> {
  const ways = waysOf(known.factors, known.mailsCode);
  if (ways.length === 0) return null;
  const { id, token, expiresAt } = await insertChallenge(ctx, { purpose: 'sign_in', userId });
  if (ways.includes('email')) await mailCode(ctx, { challengeId: id, userId });
  return { challenge_id: token, ways, expires_at: expiresAt.toISOString() };
}
