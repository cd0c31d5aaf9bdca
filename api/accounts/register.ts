import { isEmailAddress, termsVersion } from '#contract/accounts-values.ts';
import type { Registration } from '#contract/accounts.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { isCurrencyOffered, offeredLocaleId, readNumberSetting } from '#api/settings/index.ts';
import { judgePassword } from './judge-password.ts';
import { mailOwner } from './mail-owner.ts';
import { hashPassword } from './password-hash.ts';
import { findByUsername, insertConsent, insertRole, insertUser } from './store.ts';

/** Opens an account, or writes to the owner of the one that the address has already; the answer is the same. */
export async function register(ctx: Ctx, input: Registration): Promise<{ username: string }> {
  if (ctx.actor.kind !== 'house') await limitRegistrations(ctx);
  const username = input.username.trim().toLowerCase();
  const name = input.name.trim().replaceAll(/\s+/g, ' ');
  if (!name) throw new Refusal('name_missing', { field: 'name' });
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  await judgePassword(ctx, { password: input.password, field: 'password', about: { username, name } });
  if (input.terms_version !== termsVersion) throw new Refusal('terms_not_accepted', { field: 'terms_version' });

  const password_hash = await hashPassword(input.password);
  const currency_id = await chosenCurrency(ctx, input.currency_id);
  const locale_id = await offeredLocaleId(ctx, { key: ctx.locale });
  await inTransaction(ctx, async (inside) => {
    const userId = await insertUser(inside, { username, password_hash, name, locale_id, currency_id });
    if (userId === null) return mailKnownOwner(inside, username);
    await insertRole(inside, userId, input.role);
    await insertConsent(inside, userId, { purpose: 'terms', version: termsVersion });
    if (input.wants_news) await insertConsent(inside, userId, { purpose: 'news', version: termsVersion });
    await mailOwner(inside, userId, 'account_opened');
  });
  return { username };
}

async function limitRegistrations(ctx: Ctx): Promise<void> {
  const most = await readNumberSetting(ctx, 'registrationsPerHour', 10);
  await limitRate(ctx, `register ${ctx.client.address}`, { most, withinSeconds: 3_600 });
}

/** A choice that is no longer offered is no reason to turn somebody away. */
async function chosenCurrency(ctx: Ctx, id: number | undefined): Promise<number | null> {
  return id !== undefined && (await isCurrencyOffered(ctx, id)) ? id : null;
}

async function mailKnownOwner(ctx: Ctx, username: string): Promise<void> {
  const owner = await findByUsername(ctx, username);
  if (owner) await mailOwner(ctx, owner.id, 'account_exists');
}
