import type { PasskeyAssertion } from '#contract/accounts-factors.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { spendChallenge, type Challenge } from './challenge-store.ts';
import { findPasskey, savePasskeyUse } from './passkey-store.ts';
import { notAccepted, verifyAssertion } from './webauthn.ts';

/** The user whose passkey has answered this challenge. Refuses `passkey_not_accepted`, `challenge_over`. */
export async function acceptPasskey(ctx: Ctx, challenge: Challenge, credential: PasskeyAssertion): Promise<number> {
  const { id, user_id: askedUser, passkey_challenge: drawn } = challenge;
  if (!drawn) throw new Refusal('challenge_over');
  const passkey = await findPasskey(ctx, credential.id);
  if (!passkey || (askedUser !== null && passkey.user_id !== askedUser)) throw notAccepted();
  const { newCounter } = await verifyAssertion(ctx, passkey, { credential, challenge: drawn });
  if (!(await spendChallenge(ctx, id))) throw new Refusal('challenge_over');
  if (!(await savePasskeyUse(ctx, passkey, newCounter))) throw notAccepted();
  return passkey.user_id;
}
