import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '../context.ts';

type Deletable = 'categories' | 'contents' | 'courses' | 'currencies' | 'modules' | 'news' | 'partners' | 'webhooks';

/** Site maps show when these changed. */
const isDated: Partial<Record<Deletable, true>> = { courses: true, news: true };

type Deletion = {
  id: number;
  /** Null restores the row. */
  deletedAt: Date | null;
};

/** Refuses `not_found` when there is no row in the other state. */
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
