import { mergeObstacles, type MergeOf, type UserMerge } from '#contract/areas/privacy/merging.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireOther, requireRank, usersToMerge, type MergedUser } from '#api/people/identity/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { countMoves, countObstacles } from '#api/shared/personal-moves.ts';
import { compareFields, strangers } from '../model/merged-fields.ts';

type Query = ListQuery<{ filter?: MergeOf | undefined }>;
export type Pair = { staying: MergedUser; removed: MergedUser };

export async function retrieveUserMerge(ctx: Ctx, { filter }: Query): Promise<ResultPage<UserMerge>> {
  const pair = await pairToMerge(ctx, { stayingId: filter.id ?? 0, removedId: filter.user_id ?? 0 });
  if (!pair || pair.staying.isDeleted || pair.removed.isDeleted) throw new Refusal('not_found');
  return { results: [await reportOf(ctx, pair)], total: 1 };
}

type Ids = { stayingId: number; removedId: number };

/** Refuses `not_allowed`, `own_account` and `merge_with_itself`. */
export async function pairToMerge(ctx: Ctx, { stayingId, removedId }: Ids, isLocked = false): Promise<Pair | null> {
  requireClaim(ctx, 'users.manage');
  if (stayingId === removedId) throw new Refusal('merge_with_itself', { field: 'user_id' });
  for (const id of [stayingId, removedId]) {
    requireOther(ctx, id);
    await requireRank(ctx, id);
  }
  const users = await usersToMerge(ctx, [stayingId, removedId], isLocked);
  const [staying, removed] = [users.get(stayingId), users.get(removedId)];
  return staying && removed ? { staying, removed } : null;
}

export async function reportOf(ctx: Ctx, pair: Pair): Promise<UserMerge> {
  const { staying, removed } = pair;
  const { fills, differs } = compareFields({ staying: staying.person, removed: removed.person });
  const counted = await countObstacles(ctx, pair);
  for (const stranger of strangers(differs)) counted.set(stranger, 1);
  if (staying.isDisabled || removed.isDisabled) counted.set('disabled', 1);
  const moves = [...(await countMoves(ctx, pair))].map(([kind, count]) => ({ kind, count }));
  const obstacles = mergeObstacles.flatMap((obstacle) => {
    const count = counted.get(obstacle);
    return count ? [{ obstacle, count }] : [];
  });
  return { staying: presented(staying), removed: presented(removed), moves, obstacles, fills, differs };
}

function presented({ userId: id, person: { name }, username }: MergedUser): UserMerge['staying'] {
  return { id, name, username };
}
