import type { Disabling, UserRecord, UserReference } from '#contract/people/identity/staff/users.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireOtherAdministrator } from '../administrators.ts';
import { mailOwner } from '../mail-owner.ts';
import { showTrainer } from '../people-in-role.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { revokeFamilies } from '../session-store.ts';
import { requireOther, requireRank } from './require-rank.ts';
import { readUserRecord, saveDisabled } from './store.ts';

/** Idempotent. */
export async function disableUser(ctx: Ctx, { id, reason }: Disabling): Promise<UserRecord> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  requireOther(ctx, id);
  return inTransaction(ctx, async (tx) => {
    await readUserRecord(tx, id);
    await requireRank(tx, id);
    await requireOtherAdministrator(tx, id);
    if (await saveDisabled(tx, id, true)) {
      await revokeFamilies(tx, { userId: id }, 'account_disabled');
      const move = { subject: 'account', subjectId: id, move: 'disable', from: 'open', to: 'disabled' } as const;
      await recordMove(tx, { ...move, reason });
      await showTrainer(tx, id);
      await mailOwner(tx, id, 'account_disabled');
    }
    return readUserRecord(tx, id);
  });
}

/** Idempotent. */
export async function enableUser(ctx: Ctx, { id }: UserReference): Promise<UserRecord> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await readUserRecord(tx, id);
    await requireRank(tx, id);
    if (await saveDisabled(tx, id, false)) {
      await recordMove(tx, { subject: 'account', subjectId: id, move: 'enable', from: 'disabled', to: 'open' });
      await showTrainer(tx, id);
      await mailOwner(tx, id, 'account_enabled');
    }
    return readUserRecord(tx, id);
  });
}
