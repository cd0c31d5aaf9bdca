import type { LinkFilter, OpenLink, PasswordWithLink } from '#contract/people/identity/recovery.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { dropTokens, lookAtToken, spendToken } from '#api/shared/secrets/one-time-tokens.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { judgePassword } from '#api/people/identity/judge-password.ts';
import { clearTries } from '#api/people/identity/login-tries.ts';
import { mailOwner } from '#api/people/identity/mail-owner.ts';
import { hashPassword } from '#api/people/identity/password-hash.ts';
import { revokeFamilies } from '#api/people/identity/session-store.ts';
import { findStoredUser, savePasswordHash, type StoredUser } from '#api/people/identity/store.ts';

const purpose = 'recover_password';

export async function resetPassword(ctx: Ctx, { token, password }: PasswordWithLink): Promise<{ username: string }> {
  const user = (await userOf(ctx, token))?.user;
  if (!user) throw new Refusal('link_not_valid');
  await judgePassword(ctx, { password, field: 'password', about: user });

  const hash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    if (!(await spendToken(tx, purpose, token))) throw new Refusal('link_not_valid');
    await dropTokens(tx, purpose, user.id);
    await savePasswordHash(tx, user.id, hash);
    await revokeFamilies(tx, { userId: user.id }, 'password_reset');
    await mailOwner(tx, user.id, 'password_changed');
    await emit(tx, 'password_changed', { user_id: user.id });
  });
  // A user who had to wait after wrong passwords can sign in at once.
  await clearTries(ctx, user.username);
  return { username: user.username };
}

export async function retrievePasswordRecoveries(
  ctx: Ctx,
  { filter: { token } }: ListQuery<{ filter?: Partial<LinkFilter> }>,
): Promise<ResultPage<OpenLink>> {
  const match = token === undefined ? null : await userOf(ctx, token);
  if (!match) return { results: [], total: 0 };
  const { user, expiresAt } = match;
  return { results: [{ username: user.username, expires_at: expiresAt.toISOString() }], total: 1 };
}

async function userOf(ctx: Ctx, token: string): Promise<{ user: StoredUser; expiresAt: Date } | null> {
  const shown = await lookAtToken(ctx, purpose, token);
  const user = shown && (await findStoredUser(ctx, shown.subjectId));
  return user ? { user, expiresAt: shown.expiresAt } : null;
}
