import { Refusal } from '#contract/refusals.ts';
import { mostPasskeys } from '#contract/people/identity/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { findStoredUser } from '../store.ts';
import { insertChallenge } from './challenge-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { creationOptions } from './webauthn.ts';

export async function startPasskey(ctx: Ctx) {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  await limitRate(ctx, `new passkey ${userId}`, { most: mostPasskeys, withinSeconds: 3_600 });
  const user = await findStoredUser(ctx, userId);
  if (!user) throw new Refusal('not_signed_in');
  const existing = await listPasskeys(ctx, userId);
  const options = await creationOptions(
    ctx,
    user,
    existing.map(({ credential }) => credential),
  );
  const { token } = await insertChallenge(ctx, {
    purpose: 'add_passkey',
    userId,
    passkeyChallenge: options.challenge,
  });
  return { challenge_id: token, options };
}
