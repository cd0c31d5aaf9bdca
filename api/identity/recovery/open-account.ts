import type { Ctx } from '#api/shared/context.ts';
import { insertConsent, insertRole, insertUser } from '#api/identity/store.ts';
import type { SignUpFacts } from './store.ts';

/** Opens the account that a sign-up asked for. Answers null, and leaves nothing, when the address is taken. */
export async function openAccount(ctx: Ctx, signUp: SignUpFacts & { created_at: Date }): Promise<number | null> {
  const { username, password_hash, first_name, last_name, locale_id, currency_id, cart } = signUp;
  const user = { username, password_hash, first_name, last_name, locale_id, currency_id, cart };
  const userId = await insertUser(ctx, user);
  if (userId === null) return null;
  await insertRole(ctx, userId, signUp.role);
  const consent = { version: signUp.terms_version, given_at: signUp.created_at };
  await insertConsent(ctx, userId, { purpose: 'terms', ...consent });
  if (signUp.wants_news) await insertConsent(ctx, userId, { purpose: 'news', ...consent });
  return userId;
}
