import type { AnsweredPasskey } from '#contract/accounts-factors.ts';
import type { Session } from '#contract/accounts-self.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { openSession } from '../open-session.ts';
import { forgetFactorTries } from './factor-tries.ts';
import { takeOpenChallenge } from './take-challenge.ts';
import { acceptPasskey } from './accept-passkey.ts';

/** Signs in with a passkey. Alone it is two factors already: it is held, and its holder was verified. */
export async function finishPasskeySignIn(
  ctx: Ctx,
  { challenge_id: token, credential }: AnsweredPasskey,
): Promise<Session> {
  const challenge = await takeOpenChallenge(ctx, token, 'sign_in');
  return inTransaction(ctx, async (inside) => {
    const userId = await acceptPasskey(inside, challenge, credential);
    await forgetFactorTries(inside, userId);
    return openSession(inside, userId);
  });
}
