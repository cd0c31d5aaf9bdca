import type { AnsweredPasskey } from '#contract/people/identity/factors.ts';
import type { Session } from '#contract/people/identity/self.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { openSession } from '../open-session.ts';
import { clearFactorTries } from './factor-tries.ts';
import { takeOpenChallenge } from './take-challenge.ts';
import { acceptPasskey } from './accept-passkey.ts';

/** A passkey alone is two factors: possession, and the verification of its holder. */
export async function finishPasskeySignIn(
  ctx: Ctx,
  { challenge_id: token, credential }: AnsweredPasskey,
): Promise<Session> {
  const challenge = await takeOpenChallenge(ctx, token, 'sign_in');
  return inTransaction(ctx, async (tx) => {
    const userId = await acceptPasskey(tx, challenge, credential);
    await clearFactorTries(tx, userId);
    return openSession(tx, userId);
  });
}
