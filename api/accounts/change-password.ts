import type { PasswordChange, Session } from '#contract/accounts.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { judgePassword } from './judge-password.ts';
import { forgetTries, takeTry } from './login-tries.ts';
import { mailOwner } from './mail-owner.ts';
import { openSession } from './open-session.ts';
import { hashPassword, isPassword } from './password-hash.ts';
import { revokeFamilies } from './session-store.ts';
import { findKeptUser, savePasswordHash } from './store.ts';

/** Changes one's password and ends every session; this device goes on with a new one. */
export async function changePassword(ctx: Ctx, { password, new_password }: PasswordChange): Promise<Session> {
  const { userId } = signedIn(ctx);
  const user = await findKeptUser(ctx, userId);
  if (!user) throw new Refusal('not_signed_in');
  await takeTry(ctx, user.username);
  if (!(await isPassword(password, user.password_hash))) throw new Refusal('wrong_credentials', { field: 'password' });
  await forgetTries(ctx, user.username);
  await judgePassword(ctx, { password: new_password, field: 'new_password', about: user });

  const hash = await hashPassword(new_password);
  return inTransaction(ctx, async (inside) => {
    await savePasswordHash(inside, userId, hash);
    await revokeFamilies(inside, { userId }, 'password_changed');
    await mailOwner(inside, userId, 'password_changed');
    return openSession(inside, userId);
  });
}
