import type { PasskeyAssertion } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { spendChallenge, type Challenge } from './challenge-store.ts';
import { findPasskey, savePasskeyUse } from './passkey-store.ts';
import { notAccepted, verifyAssertion } from './webauthn.ts';

/** Answers the user whose passkey signed this challenge. Refuses `passkey_not_accepted`, `challenge_over`. */
export async function acceptPasskey(ctx: Ctx, challenge: Challenge, credential: PasskeyAssertion): Promise<number> {
  const { id, user_id: expectedUser, passkey_challenge: expected } = challenge;
  if (!expected) throw new Refusal('challenge_over');
  const passkey = await findPasskey(ctx, credential.id);
  if (!passkey || (expectedUser !== null && passkey.user_id !== expectedUser)) throw notAccepted();
  const { newCounter } = await verifyAssertion(ctx, passkey, { credential, challenge: expected });
  if (!(await spendChallenge(ctx, id))) throw new Refusal('challenge_over');
  if (!(await savePasskeyUse(ctx, passkey, newCounter))) throw notAccepted();
  return passkey.user_id;
}
