import type { NewPasskey, Passkey } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { takeChallenge, spendChallenge } from './challenge-store.ts';
import { insertPasskey } from './passkey-store.ts';
import { nameOfPasskey } from './rename-passkey.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { verifyAttestation } from './webauthn.ts';

export async function addPasskey(
  ctx: Ctx,
  { challenge_id: token, credential, name: input }: NewPasskey,
): Promise<{ passkey: Passkey; recovery_codes: string[] | null }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const name = nameOfPasskey(input);
  const challenge = await takeChallenge(ctx, token);
  const isMine = challenge?.purpose === 'add_passkey' && challenge.user_id === userId;
  if (!isMine || !challenge.passkey_challenge) throw new Refusal('challenge_over');
  const made = await verifyAttestation(ctx, { credential, challenge: challenge.passkey_challenge });
  return inTransaction(ctx, async (tx) => {
    if (!(await spendChallenge(tx, challenge.id))) throw new Refusal('challenge_over');
    const passkey = await insertPasskey(tx, userId, { ...made, name });
    if (!passkey) throw new Refusal('passkey_known');
    await emit(tx, 'factor_changed', { user_id: userId, change: 'passkey_added' });
    return { passkey, recovery_codes: await firstRecoveryCodes(tx, userId) };
  });
}
