import type { SignInQuestion } from '#contract/accounts-factors.ts';
import type { Credentials, Session } from '#contract/accounts.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { askForFactor } from './factors/ask-for-factor.ts';
import { forgetTries, takeTry } from './login-tries.ts';
import { openSession } from './open-session.ts';
import { isPassword } from './password-hash.ts';
import { findByUsername } from './store.ts';

/** Signed in, or asked for a second factor first. */
export type SignInStep = { session: Session } | { question: SignInQuestion };

/** Signs in with address and password. Does the same work, and says the same, when there is no such account. */
export async function authenticate(ctx: Ctx, { username, password }: Credentials): Promise<SignInStep> {
  const address = username.trim();
  await takeTry(ctx, address);
  const user = await findByUsername(ctx, address);
  const right = await isPassword(password, user?.password_hash);
  if (!user || !right) throw new Refusal('wrong_credentials');
  await forgetTries(ctx, address);
  const question = await askForFactor(ctx, user.id);
  if (question) return { question };
  return { session: await inTransaction(ctx, (inside) => openSession(inside, user.id)) };
}
