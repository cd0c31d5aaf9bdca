import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearTries, takeTry } from './login-tries.ts';
import { isPassword } from './password-hash.ts';
import { findStoredUser, type StoredUser } from './store.ts';

/** Attempts are limited as at sign-in. Refuses `not_signed_in`, `password_wrong`, `too_many_requests`. */
export async function provePassword(ctx: Ctx, userId: number, password: string): Promise<StoredUser> {
  const user = await findStoredUser(ctx, userId);
  if (!user) throw new Refusal('not_signed_in');
  await takeTry(ctx, user.username);
  if (!(await isPassword(password, user.password_hash))) throw new Refusal('password_wrong', { field: 'password' });
  await clearTries(ctx, user.username);
  return user;
}
