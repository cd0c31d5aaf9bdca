import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { findChallenge, insertChallenge, savePasskeyChallenge } from './challenge-store.ts';
import { listPasskeys } from './passkey-store.ts';
import { requestOptions } from './webauthn.ts';

type Requested = { challenge_id?: string | undefined };

export async function startPasskeySignIn(ctx: Ctx, { challenge_id: token }: Requested) {
  await limitRate(ctx, `passkey ${ctx.client.address}`, { most: 100, withinSeconds: 900 });
  if (token !== undefined) return forSignIn(ctx, token);
  const userId = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const options = await requestOptions(ctx, userId === null ? undefined : await credentialsOf(ctx, userId));
  const challenge = await insertChallenge(ctx, {
    purpose: userId === null ? 'sign_in' : 'reauthenticate',
    userId,
    passkeyChallenge: options.challenge,
  });
  return { challenge_id: challenge.token, options };
}

async function forSignIn(ctx: Ctx, token: string) {
  const challenge = await findChallenge(ctx, token);
  if (challenge?.purpose !== 'sign_in' || challenge.user_id === null) throw new Refusal('challenge_over');
  const options = await requestOptions(ctx, await credentialsOf(ctx, challenge.user_id));
  await savePasskeyChallenge(ctx, challenge.id, options.challenge);
  return { challenge_id: token, options };
}

async function credentialsOf(ctx: Ctx, userId: number) {
  const passkeys = await listPasskeys(ctx, userId);
  return passkeys.map(({ credential }) => credential);
}
