import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { findStoredUser } from '../store.ts';
import { newTotpSecret, sealTotpSecret, totpOf } from './totp.ts';
import { insertTotp } from './totp-store.ts';

export async function addTotp(ctx: Ctx): Promise<{ secret: string; uri: string }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const user = await findStoredUser(ctx, userId);
  if (!user) throw new Refusal('not_signed_in');
  const secret = newTotpSecret();
  if (!(await insertTotp(ctx, userId, sealTotpSecret(ctx, userId, secret)))) throw new Refusal('factor_exists');
  return { secret: secret.base32, uri: totpOf(secret, user.username).toString() };
}
