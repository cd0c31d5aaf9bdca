import type { Closing } from '#contract/accounts-privacy.ts';
import { Refusal } from '#contract/refusals.ts';
import { readNumberSetting } from '#api/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { cancelClosing, insertClosing, queueToLeave, standingClosing, stayingAdministrators } from './closing-store.ts';
import { mailAboutPrivacy } from './mail-about-privacy.ts';

/** Whether and when one's own account closes. */
export async function retrieveClosing(ctx: Ctx): Promise<Closing> {
  const { userId } = signedIn(ctx);
  const standing = await standingClosing(ctx, userId);
  return {
    requested_at: standing?.requested_at.toISOString() ?? null,
    closes_at: standing?.closes_at.toISOString() ?? null,
    grace_days: await graceDays(ctx),
    is_last_administrator: await isLastAdministrator(ctx),
  };
}

/**
 * Closes one's own account after the time of grace, and says so by mail. Refuses `not_signed_in`,
 * `reauthentication_required`, `last_administrator`.
 */
export async function closeAccount(ctx: Ctx): Promise<Closing> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (inside) => {
    await queueToLeave(inside);
    if (await isLastAdministrator(inside)) throw new Refusal('last_administrator');
    const closesAt = new Date(inside.now().getTime() + (await graceDays(inside)) * 86_400_000);
    if (await insertClosing(inside, { userId, closesAt })) {
      await recordMove(inside, { subject: 'account', subjectId: userId, move: 'close', from: 'open', to: 'closing' });
      await mailAboutPrivacy(inside, userId, { about: 'account_closing', until: closesAt });
      await tell(inside, 'account_closing', { user_id: userId, closes_at: closesAt.toISOString() });
    }
    return retrieveClosing(inside);
  });
}

/** Keeps the account that was to close. Refuses `not_signed_in`. */
export function keepAccount(ctx: Ctx): Promise<Closing> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (inside) => {
    if (await cancelClosing(inside, userId)) {
      await recordMove(inside, { subject: 'account', subjectId: userId, move: 'keep', from: 'closing', to: 'open' });
      await mailAboutPrivacy(inside, userId, { about: 'account_kept', until: inside.now() });
      await tell(inside, 'account_kept', { user_id: userId });
    }
    return retrieveClosing(inside);
  });
}

async function isLastAdministrator(ctx: Ctx): Promise<boolean> {
  const { userId, roles } = signedIn(ctx);
  if (!roles.includes('administrator')) return false;
  const staying = await stayingAdministrators(ctx);
  return staying.length === 1 && staying[0] === userId;
}

function graceDays(ctx: Ctx): Promise<number> {
  return readNumberSetting(ctx, 'closingGraceDays', 30);
}
