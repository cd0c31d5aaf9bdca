import type { PasswordChange, Session } from '#contract/people/identity/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { judgePassword } from './judge-password.ts';
import { mailOwner } from './mail-owner.ts';
import { openSession } from './open-session.ts';
import { hashPassword } from './password-hash.ts';
import { provePassword } from './prove-password.ts';
import { revokeFamilies } from './session-store.ts';
import { savePasswordHash } from './store.ts';

export async function changePassword(ctx: Ctx, { password, new_password }: PasswordChange): Promise<Session> {
  const { userId } = signedIn(ctx);
  const user = await provePassword(ctx, userId, password);
  await judgePassword(ctx, { password: new_password, field: 'new_password', about: user });

  const hash = await hashPassword(new_password);
  return inTransaction(ctx, async (tx) => {
    await savePasswordHash(tx, userId, hash);
    await revokeFamilies(tx, { userId }, 'password_changed');
    await mailOwner(tx, userId, 'password_changed');
    await emit(tx, 'password_changed', { user_id: userId });
    return openSession(tx, userId);
  });
}
