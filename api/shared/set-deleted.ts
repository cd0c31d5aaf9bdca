import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from './context.ts';

type Deletable = 'categories' | 'courses' | 'currencies' | 'news' | 'partners';

/** When pages of these changed is told to machines. */
const isDated: Partial<Record<Deletable, true>> = { courses: true, news: true };

type Deletion = {
  id: number;
  /** Null puts it back. */
  deletedAt: Date | null;
};

/** Deletes a row, or puts a deleted one back. Refuses `not_found` where there is none to do it to. */
export async function setDeleted(ctx: Ctx, table: Deletable, { id, deletedAt }: Deletion): Promise<void> {
  const changed = await ctx.db
    .updateTable(table)
    .set({ deleted_at: deletedAt, ...(isDated[table] && { updated_at: ctx.now() }) })
    .where('id', '=', id)
    .where('deleted_at', deletedAt ? 'is' : 'is not', null)
    .returning('id')
    .executeTakeFirst();
  if (!changed) throw new Refusal('not_found');
}
