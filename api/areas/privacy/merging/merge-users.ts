import type { Merged, NewMerge } from '#contract/areas/privacy/merging.ts';
import { Refusal } from '#contract/refusals.ts';
import {
  endConsents,
  eraseAccount,
  fillPerson,
  findStoredUser,
  requireFreshSignIn,
  revokeFamilies,
  shutUser,
  takePictureAndCart,
  wordAccountEmail,
} from '#api/people/identity/index.ts';
import { messagesMoved } from '#api/people/messages/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveAll } from '#api/shared/personal-moves.ts';
import { purgeStoredOf } from '#api/shared/stored-of-user.ts';
import { pairToMerge, reportOf, type Pair } from './merge-report.ts';
import { findMerge, insertMerge, type Merge } from './store.ts';

/** The obstacles are counted again under the locks of both. Of two merges of the same accounts one finds the other done. */
export async function mergeUsers(ctx: Ctx, { id, user_id, reason }: NewMerge): Promise<Merged> {
  requireClaim(ctx, 'users.manage');
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const pair = await pairToMerge(tx, { stayingId: id, removedId: user_id }, true);
    if (!pair) throw new Refusal('not_found');
    const merge: Merge = { staying_user_id: id, removed_user_id: user_id };
    if (await findMerge(tx, merge)) return { id, user_id, moved: 0 };
    if (pair.staying.isDeleted || pair.removed.isDeleted) throw new Refusal('merge_account_gone');
    const { obstacles, fills } = await reportOf(tx, pair);
    if (obstacles.length > 0) throw new Refusal('merge_obstacles');
    await insertMerge(tx, merge);
    const moved = await moveEverything(tx, pair);
    await notifyBoth(tx, pair);
    await endRemoved(tx, { ...pair, fields: fills, reason });
    await emit(tx, 'accounts_merged', merge);
    await messagesMoved(tx, id);
    return { id, user_id, moved };
  });
}

async function moveEverything(tx: Ctx, pair: Pair): Promise<number> {
  // It was given for the address that goes.
  await endConsents(tx, pair.removed.userId, 'news');
  await takePictureAndCart(tx, pair);
  return moveAll(tx, pair);
}

/** Both addresses get the email, since the person may read either. */
async function notifyBoth(tx: Ctx, { staying, removed }: Pair): Promise<void> {
  const owner = await findStoredUser(tx, staying.userId);
  await purgeStoredOf(tx, removed);
  if (!owner) return;
  for (const username of [staying.username, removed.username]) {
    await wordAccountEmail(tx, {
      to: { username, locale: owner.locale },
      about: 'accounts_merged',
      words: { url: `${tx.config.publicUrl}/login` },
      typed: { name: owner.name, staying: staying.username, removed: removed.username },
    });
  }
}

type Ending = Parameters<typeof fillPerson>[1] & { reason: string };

async function endRemoved(tx: Ctx, { reason, ...pair }: Ending): Promise<void> {
  const { staying, removed } = pair;
  await shutUser(tx, removed.userId);
  await eraseAccount(tx, removed);
  await fillPerson(tx, pair);
  await revokeFamilies(tx, { userId: staying.userId }, 'ended_by_staff');
  for (const subjectId of [staying.userId, removed.userId]) {
    const to = subjectId === staying.userId ? 'open' : 'erased';
    await recordMove(tx, { subject: 'account', subjectId, move: 'merge', from: 'open', to, reason });
  }
}
