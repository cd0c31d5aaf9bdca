import type { AnsweredPasskey, ReauthenticationProof } from '#contract/people/identity/factors.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { freshUntil } from '../model/session-times.ts';
import { provePassword } from '../prove-password.ts';
import { saveProof } from '../session-store.ts';
import { clearFactorTries, takeFactorTry } from './factor-tries.ts';
import { takeOpenChallenge } from './take-challenge.ts';
import { takeTotpCode } from './totp.ts';
import { acceptPasskey } from './accept-passkey.ts';

export async function reauthenticate(ctx: Ctx, proof: ReauthenticationProof): Promise<{ fresh_until: string }> {
  const { userId, sessionId } = signedIn(ctx);
  if ('password' in proof) await provePassword(ctx, userId, proof.password);
  else if ('code' in proof) await proveByCode(ctx, userId, proof.code);
  else await proveByPasskey(ctx, userId, proof);
  await saveProof(ctx, sessionId);
  return { fresh_until: freshUntil(ctx.now()).toISOString() };
}

async function proveByCode(ctx: Ctx, userId: number, code: string): Promise<void> {
  await takeFactorTry(ctx, userId);
  if (!(await takeTotpCode(ctx, userId, code.replaceAll(/\s/g, ''))))
    throw new Refusal('code_wrong', { field: 'code' });
  await clearFactorTries(ctx, userId);
}

async function proveByPasskey(ctx: Ctx, userId: number, { challenge_id, credential }: AnsweredPasskey): Promise<void> {
  const challenge = await takeOpenChallenge(ctx, challenge_id, 'reauthenticate');
  if (challenge.user_id !== userId) throw new Refusal('challenge_over');
  await inTransaction(ctx, (tx) => acceptPasskey(tx, challenge, credential));
  await clearFactorTries(ctx, userId);
}
