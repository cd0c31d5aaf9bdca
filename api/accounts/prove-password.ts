import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { forgetTries, takeTry } from './login-tries.ts';
import { isPassword } from './password-hash.ts';
import { findKeptUser, type KeptUser } from './store.ts';

/** The signed-in user again, who has just given the right password. Guessed at only as often as at sign-in. */
export async function provePassword(ctx: Ctx, userId: number, password: string): Promise<KeptUser> {
  const user = await findKeptUser(ctx, userId);
  if (!user) throw new Refusal('not_signed_in');
  await takeTry(ctx, user.username);
  if (!(await isPassword(password, user.password_hash))) throw new Refusal('password_wrong', { field: 'password' });
  await forgetTries(ctx, user.username);
  return user;
}
