import type { FactorReset, FactorResetFilter, NewFactorReset } from '#contract/people/identity/staff/factor-resets.ts';
import { factorResetHours } from '#contract/people/identity/values.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import { queryOf, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../../require-fresh-sign-in.ts';
import { requireOther, requireRank } from '../../staff/require-rank.ts';
import { readUserRecord } from '../../staff/store.ts';
import { lockUser } from '../../user-store.ts';
import { usersWithClaim } from '../../users-with-claim.ts';
import { resetFactorsOf } from './reset-factors-of.ts';
import {
  insertReset,
  listResets,
  lockReset,
  markConfirmed,
  markWithdrawn,
  readReset,
  statusOfReset,
  type StoredReset,
} from './store.ts';

export async function retrieveFactorResets(
  ctx: Ctx,
  query: ListQuery<{ filter?: FactorResetFilter }>,
): Promise<ResultPage<FactorReset>> {
  requireClaim(ctx, 'users.manage');
  return listResets(ctx, query);
}

export async function requestFactorReset(ctx: Ctx, input: NewFactorReset): Promise<FactorReset> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  const { user_id: userId } = input;
  requireOther(ctx, userId);
  return inTransaction(ctx, async (tx) => {
    const user = await readUserRecord(tx, userId);
    await requireRank(tx, userId);
    if (!user.has_second_factor) throw new Refusal('no_second_factor');
    await lockUser(tx, userId);
    const pending = await listResets(tx, queryOf({ filter: { user_id: userId, status: 'requested' as const } }));
    if (pending.total > 0) throw new Refusal('already_requested');
    const expiresAt = new Date(tx.now().getTime() + factorResetHours * hourMs);
    const id = await insertReset(tx, { ...input, requestedBy: signedIn(tx).userId, expiresAt });
    await recordMove(tx, { subject: 'factor_reset', subjectId: id, move: 'request', from: null, to: 'requested' });
    return readReset(tx, id);
  });
}

export async function confirmFactorReset(ctx: Ctx, { id }: { id: number }): Promise<FactorReset> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const reset = await lockPending(tx, id);
    await requireSecondPerson(tx, reset);
    await readUserRecord(tx, reset.user_id);
    await requireRank(tx, reset.user_id);
    await markConfirmed(tx, id, signedIn(tx).userId);
    const move = { subject: 'factor_reset', subjectId: id, move: 'confirm', from: 'requested' } as const;
    await recordMove(tx, { ...move, to: 'confirmed' });
    await resetFactorsOf(tx, reset.user_id);
    return readReset(tx, id);
  });
}

export async function withdrawFactorReset(ctx: Ctx, { id }: { id: number }): Promise<FactorReset> {
  requireClaim(ctx, 'users.manage');
  return inTransaction(ctx, async (tx) => {
    await lockPending(tx, id);
    await markWithdrawn(tx, id);
    const move = { subject: 'factor_reset', subjectId: id, move: 'withdraw', from: 'requested' } as const;
    await recordMove(tx, { ...move, to: 'withdrawn' });
    return readReset(tx, id);
  });
}

async function lockPending(tx: Ctx, id: number): Promise<StoredReset> {
  const reset = await lockReset(tx, id);
  if (statusOfReset(reset, tx.now()) !== 'requested') throw new Refusal('request_over');
  return reset;
}

/** Somebody who lost the claim since the request no longer counts as the first person. */
async function requireSecondPerson(tx: Ctx, { user_id: userId, requested_by: requester }: StoredReset): Promise<void> {
  requireOther(tx, userId);
  if (signedIn(tx).userId === requester) throw new Refusal('second_person_needed');
  const staff = await usersWithClaim(tx, 'users.manage');
  if (!staff.includes(requester)) throw new Refusal('request_over');
}
