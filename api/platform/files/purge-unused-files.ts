import type { DocumentType, FileCategory } from '#contract/platform/files/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { UsedOf } from './pictures/purge-unused.ts';
import { blotOutFile, lockFile, olderFileIds } from './store.ts';

type Unused = { category: FileCategory | DocumentType; users: readonly UsedOf[] };

const most = 500;

/**
 * A day after their upload. Whatever takes a file into use locks it with `holdFileOf`, so that either the job sees the
 * use or the user finds no file. `users` run one after the other: files are handed from one to the next.
 */
export async function purgeUnusedFiles(ctx: Ctx, { category, users }: Unused): Promise<void> {
  const than = new Date(ctx.now().getTime() - dayMs);
  for (let afterId = 0; ;) {
    const ids = await olderFileIds(ctx, { category, than, afterId, most });
    const last = ids.at(-1);
    if (last === undefined) return;
    const used = await usedAmong(ctx, ids, users);
    for (const id of ids) if (!used.has(id)) await purgeUnused(ctx, id, users);
    afterId = last;
  }
}

function purgeUnused(ctx: Ctx, id: number, users: Unused['users']): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    if (!(await lockFile(tx, id)) || (await usedAmong(tx, [id], users)).has(id)) return;
    await blotOutFile(tx, id);
    await emit(tx, 'file_dropped', { file_id: id });
  });
}

async function usedAmong(ctx: Ctx, ids: number[], users: Unused['users']): Promise<Set<number>> {
  const used = new Set<number>();
  for (const usedOf of users) for (const id of await usedOf(ctx, ids)) used.add(id);
  return used;
}
