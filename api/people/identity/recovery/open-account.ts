import type { Ctx } from '#api/shared/context.ts';
import { addConsent } from '#api/people/identity/consent-store.ts';
import { insertRole, insertUser } from '#api/people/identity/store.ts';
import type { SignUpFacts } from './store.ts';

/** Null when the address is taken; then nothing is written. */
export async function openAccount(ctx: Ctx, signUp: SignUpFacts & { created_at: Date }): Promise<number | null> {
  const { username, password_hash, first_name, last_name, locale_id, currency_id, cart } = signUp;
  const user = { username, password_hash, first_name, last_name, locale_id, currency_id, cart };
  const userId = await insertUser(ctx, user);
  if (userId === null) return null;
  await insertRole(ctx, userId, signUp.role);
  const consent = { userId, version: signUp.terms_version, givenAt: signUp.created_at };
  await addConsent(ctx, { ...consent, purpose: 'terms' });
  if (signUp.wants_news) await addConsent(ctx, { ...consent, purpose: 'news' });
  return userId;
}
