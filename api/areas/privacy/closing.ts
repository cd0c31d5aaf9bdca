import { lockRole, requireFreshSignIn } from '#api/people/identity/index.ts';
import type { Closing } from '#contract/areas/privacy/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { ownedAlone } from '#api/people/organizations/index.ts';
import { administrators } from './administrators.ts';
import { cancelClosing, insertClosing, standingClosing } from './closing-store.ts';
import { mailAboutPrivacy } from './mail-about-privacy.ts';

export type Account = { userId: number; personId: number };

export function retrieveClosing(ctx: Ctx): Promise<Closing> {
  return closingOf(ctx, signedIn(ctx));
}

export async function closeAccount(ctx: Ctx): Promise<Closing> {
  const account = signedIn(ctx);
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, (tx) => close(tx, account));
}

export function withdrawClosing(ctx: Ctx): Promise<Closing> {
  const account = signedIn(ctx);
  return inTransaction(ctx, (tx) => keep(tx, account));
}

export async function closingOf(ctx: Ctx, { userId, personId }: Account): Promise<Closing> {
  const standing = await standingClosing(ctx, userId);
  return {
    requested_at: standing?.requested_at.toISOString() ?? null,
    closes_at: standing?.closes_at.toISOString() ?? null,
    grace_days: await graceDays(ctx),
    is_last_administrator: await isLastAdministrator(ctx, userId),
    owned_alone: await ownedAlone(ctx, personId),
  };
}

/** In a transaction, for the user or for staff. Refuses `last_administrator` and `owned_organization`. */
export async function close(tx: Ctx, account: Account, reason?: string): Promise<Closing> {
  const { userId, personId } = account;
  // Serializes administrators who leave at the same time.
  await lockRole(tx, 'administrator');
  if (await isLastAdministrator(tx, userId)) throw new Refusal('last_administrator');
  const [owned] = await ownedAlone(tx, personId);
  if (owned) throw new Refusal('owned_organization', { organization: owned.name });
  const closesAt = new Date(tx.now().getTime() + (await graceDays(tx)) * dayMs);
  if (await insertClosing(tx, { userId, closesAt })) {
    await recordMove(tx, { subject: 'account', subjectId: userId, move: 'close', from: 'open', to: 'closing', reason });
    await mailAboutPrivacy(tx, userId, { about: 'account_closing', until: closesAt });
    await emit(tx, 'account_closing', { user_id: userId, closes_at: closesAt.toISOString() });
  }
  return closingOf(tx, account);
}

/** In a transaction, for the user or for staff. */
export async function keep(tx: Ctx, account: Account): Promise<Closing> {
  const { userId } = account;
  if (await cancelClosing(tx, userId)) {
    await recordMove(tx, { subject: 'account', subjectId: userId, move: 'keep', from: 'closing', to: 'open' });
    await mailAboutPrivacy(tx, userId, { about: 'account_kept', until: tx.now() });
    await emit(tx, 'account_kept', { user_id: userId });
  }
  return closingOf(tx, account);
}

async function isLastAdministrator(ctx: Ctx, userId: number): Promise<boolean> {
  const { staying } = await administrators(ctx);
  return staying.length === 1 && staying[0] === userId;
}

function graceDays(ctx: Ctx): Promise<number> {
  return readSetting(ctx, 'closingGraceDays');
}
