import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { deletePicture, olderPictureIds } from './shown-store.ts';

export type UsedOf = (ctx: Ctx, ids: readonly number[]) => Promise<number[]>;

const most = 500;

/** After a day without use. The database refuses to delete a picture that came into use meanwhile. */
export async function purgeUnusedPictures(ctx: Ctx, users: readonly UsedOf[]): Promise<void> {
  const than = new Date(ctx.now().getTime() - dayMs);
  for (let afterId = 0; ;) {
    const ids = await olderPictureIds(ctx, { than, afterId, most });
    const last = ids.at(-1);
    if (last === undefined) return;
    const used = new Set((await Promise.all(users.map((usedOf) => usedOf(ctx, ids)))).flat());
    for (const id of ids) if (!used.has(id)) await purgePicture(ctx, id);
    afterId = last;
  }
}

function purgePicture(ctx: Ctx, id: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const sha256 = await deletePicture(tx, id);
    if (sha256 !== undefined) await emit(tx, 'picture_dropped', { sha256 });
  });
}
