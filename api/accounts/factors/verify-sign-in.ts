import type { SignInAnswer } from '#contract/accounts-factors.ts';
import type { Session } from '#contract/accounts-self.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { openSession } from '../open-session.ts';
import { spendChallenge } from './challenge-store.ts';
import { forgetFactorTries } from './factor-tries.ts';
import { sendsOf } from './mail-code.ts';
import { isRightCode } from './right-code.ts';
import { takeOpenChallenge } from './take-challenge.ts';

/** Completes a sign-in by a code. The try counts whatever becomes of the rest. */
export async function verifySignIn(ctx: Ctx, { challenge_id: token, ...typed }: SignInAnswer): Promise<Session> {
  const challenge = await takeOpenChallenge(ctx, token, 'sign_in');
  const { id, user_id: userId } = challenge;
  if (userId === null) throw new Refusal('challenge_over');
  return inTransaction(ctx, async (inside) => {
    if (!(await isRightCode(inside, challenge, typed))) throw new Refusal('code_wrong', { field: 'code' });
    if (!(await spendChallenge(inside, id))) throw new Refusal('challenge_over');
    await forgetFactorTries(inside, userId);
    await clearRate(inside, sendsOf(userId));
    return openSession(inside, userId);
  });
}
