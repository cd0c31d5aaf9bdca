import type { SignInAnswer } from '#contract/people/identity/factors.ts';
import type { Session } from '#contract/people/identity/self.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { openSession } from '../open-session.ts';
import { spendChallenge } from './challenge-store.ts';
import { clearFactorTries } from './factor-tries.ts';
import { sendsOf } from './mail-code.ts';
import { isRightCode } from './right-code.ts';
import { takeOpenChallenge } from './take-challenge.ts';

/** The attempt counts even when the code is wrong, so it is taken outside the transaction. */
export async function verifySignIn(ctx: Ctx, { challenge_id: token, ...typed }: SignInAnswer): Promise<Session> {
  const challenge = await takeOpenChallenge(ctx, token, 'sign_in');
  const { id, user_id: userId } = challenge;
  if (userId === null) throw new Refusal('challenge_over');
  return inTransaction(ctx, async (tx) => {
    if (!(await isRightCode(tx, challenge, typed))) throw new Refusal('code_wrong', { field: 'code' });
    if (!(await spendChallenge(tx, id))) throw new Refusal('challenge_over');
    await clearFactorTries(tx, userId);
    await clearRate(tx, sendsOf(userId));
    return openSession(tx, userId);
  });
}
