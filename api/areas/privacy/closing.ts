import { lockRole, requireFreshSignIn } from '#api/people/identity/index.ts';
import type { Closing } from '#contract/areas/privacy/calls.ts';
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

export async function retrieveClosing(ctx: Ctx): Promise<Closing> {
  const { userId, personId } = signedIn(ctx);
  const standing = await standingClosing(ctx, userId);
  return {
    requested_at: standing?.requested_at.toISOString() ?? null,
    closes_at: standing?.closes_at.toISOString() ?? null,
    grace_days: await graceDays(ctx),
    is_last_administrator: await isLastAdministrator(ctx),
    owned_alone: await ownedAlone(ctx, personId),
  };
}

export async function closeAccount(ctx: Ctx): Promise<Closing> {
  const { userId, personId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    // Serializes administrators who leave at the same time.
    await lockRole(tx, 'administrator');
    if (await isLastAdministrator(tx)) throw new Refusal('last_administrator');
    const [owned] = await ownedAlone(tx, personId);
    if (owned) throw new Refusal('owned_organization', { organization: owned.name });
    const closesAt = new Date(tx.now().getTime() + (await graceDays(tx)) * dayMs);
    if (await insertClosing(tx, { userId, closesAt })) {
      await recordMove(tx, { subject: 'account', subjectId: userId, move: 'close', from: 'open', to: 'closing' });
      await mailAboutPrivacy(tx, userId, { about: 'account_closing', until: closesAt });
      await emit(tx, 'account_closing', { user_id: userId, closes_at: closesAt.toISOString() });
    }
    return retrieveClosing(tx);
  });
}

export function withdrawClosing(ctx: Ctx): Promise<Closing> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    if (await cancelClosing(tx, userId)) {
      await recordMove(tx, { subject: 'account', subjectId: userId, move: 'keep', from: 'closing', to: 'open' });
      await mailAboutPrivacy(tx, userId, { about: 'account_kept', until: tx.now() });
      await emit(tx, 'account_kept', { user_id: userId });
    }
    return retrieveClosing(tx);
  });
}

async function isLastAdministrator(ctx: Ctx): Promise<boolean> {
  const { userId, roles } = signedIn(ctx);
  if (!roles.includes('administrator')) return false;
  const { staying } = await administrators(ctx);
  return staying.length === 1 && staying[0] === userId;
}

function graceDays(ctx: Ctx): Promise<number> {
  return readSetting(ctx, 'closingGraceDays');
}
