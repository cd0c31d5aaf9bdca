import type { LinkFilter, OpenLink, PasswordWithLink } from '#contract/people/identity/recovery.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { dropTokens, lookAtToken, spendToken } from '#api/shared/secrets/one-time-tokens.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { clearTries, takeTry } from '#api/people/identity/login-tries.ts';
import { isPassword } from '#api/people/identity/password-hash.ts';
import { openAccount } from './open-account.ts';
import { findSignUp, takeSignUp, type SignUp } from './store.ts';

const purpose = 'confirm_email';

/**
 * The link alone is not enough: someone else may have signed up with this address, and its owner would open an account
 * whose password that person knows.
 */
export async function confirmEmail(ctx: Ctx, { token, password }: PasswordWithLink): Promise<{ username: string }> {
  const signUp = (await signUpOf(ctx, token))?.signUp;
  if (!signUp) throw new Refusal('link_not_valid');
  const { username } = signUp;
  await takeTry(ctx, username);
  if (!(await isPassword(password, signUp.password_hash))) throw new Refusal('password_wrong', { field: 'password' });
  await clearTries(ctx, username);

  return inTransaction(ctx, async (tx) => {
    const isMine = (await spendToken(tx, purpose, token)) && (await takeSignUp(tx, signUp));
    if (!isMine || (await openAccount(tx, signUp)) === null) throw new Refusal('link_not_valid');
    await dropTokens(tx, purpose, signUp.id);
    return { username };
  });
}

export async function retrieveConfirmations(
  ctx: Ctx,
  { filter: { token } }: ListQuery<{ filter?: Partial<LinkFilter> }>,
): Promise<ResultPage<OpenLink>> {
  const match = token === undefined ? null : await signUpOf(ctx, token);
  if (!match) return { results: [], total: 0 };
  const { signUp, expiresAt } = match;
  return { results: [{ username: signUp.username, expires_at: expiresAt.toISOString() }], total: 1 };
}

async function signUpOf(ctx: Ctx, token: string): Promise<{ signUp: SignUp; expiresAt: Date } | null> {
  const shown = await lookAtToken(ctx, purpose, token);
  const signUp = shown && (await findSignUp(ctx, { id: shown.subjectId }));
  return signUp ? { signUp, expiresAt: shown.expiresAt } : null;
}
