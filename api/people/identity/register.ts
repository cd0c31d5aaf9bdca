import type { Registration } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { signUpTermsInForce } from '#api/platform/legal/index.ts';
import { isCurrencyOffered, offeredLocaleId, readSetting } from '#api/platform/settings/index.ts';
import { judgeNames, judgeUsername } from './judge-newcomer.ts';
import { judgePassword } from './judge-password.ts';
import { mailOwner } from './mail-owner.ts';
import { cartOfNewcomer } from './model/parse-cart.ts';
import { hashPassword } from './password-hash.ts';
import { wholeName } from './model/names.ts';
import { requestEmail } from './recovery/request-email.ts';
import { openAccount } from './recovery/open-account.ts';
import { saveSignUp, type SignUpFacts } from './recovery/store.ts';

const confirmableForMs = dayMs;

/**
 * The sign-up waits until its address is confirmed; whether the address was free is not looked up here. An account that
 * the operator creates opens at once.
 */
export async function register(ctx: Ctx, input: Registration): Promise<{ username: string }> {
  const isOperator = ctx.actor.kind === 'system';
  if (!isOperator) await limitRegistrations(ctx);
  const facts = { ...judgeFields(input), ...(await chosenBy(ctx, input)) };
  const { username } = facts;
  const about = { username, name: wholeName(facts) };
  await judgePassword(ctx, { password: input.password, field: 'password', about });
  const terms_version = await signUpTermsInForce(ctx);
  requireAccepted(input.terms_version, terms_version);

  const signUp = { ...facts, password_hash: await hashPassword(input.password), terms_version };
  await inTransaction(ctx, (tx) =>
    isOperator ? openAtOnce(tx, signUp) : storeForConfirmation(tx, signUp, input.redirect),
  );
  return { username };
}

function requireAccepted(accepted: string | undefined, inForce: string): void {
  if (accepted === undefined) throw new Refusal('terms_not_accepted', { field: 'terms_version' });
  if (accepted !== inForce) throw new Refusal('terms_changed', { field: 'terms_version' });
}

function judgeFields(input: Registration) {
  const names = judgeNames(input);
  const username = judgeUsername(input.username);
  const cart = cartOfNewcomer(input.cart, input.role);
  return { ...names, username, role: input.role, wants_news: input.wants_news, cart };
}

async function limitRegistrations(ctx: Ctx): Promise<void> {
  const most = await readSetting(ctx, 'registrationsPerHour');
  await limitRate(ctx, `register ${ctx.client.address}`, { most, withinSeconds: 3_600 });
}

/** A choice that is no longer offered does not prevent a sign-up. */
async function chosenBy(ctx: Ctx, { currency_id: id }: Registration) {
  const isOffered = id !== undefined && (await isCurrencyOffered(ctx, id));
  return { currency_id: isOffered ? id : null, locale_id: await offeredLocaleId(ctx, { key: ctx.locale }) };
}

async function storeForConfirmation(ctx: Ctx, signUp: SignUpFacts, redirect: string | undefined): Promise<void> {
  await saveSignUp(ctx, signUp, { expiresAt: new Date(ctx.now().getTime() + confirmableForMs) });
  await requestEmail(ctx, { kind: 'confirmation', username: signUp.username, redirect });
}

async function openAtOnce(ctx: Ctx, signUp: SignUpFacts): Promise<void> {
  const userId = await openAccount(ctx, { ...signUp, created_at: ctx.now() });
  if (userId !== null) await mailOwner(ctx, userId, 'account_opened');
}
