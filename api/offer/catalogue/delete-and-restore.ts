import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { setDeleted } from '#api/shared/database/set-deleted.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { isUsed } from './store/named.ts';

type Table = 'categories' | 'courses' | 'partners';
type Row = { id: number };

/** Buyers keep a deleted course. Refuses `still_in_use` for a category or partner that a course names. */
export function deleteFromCatalogue(ctx: Ctx, table: Table, { id }: Row): Promise<Row> {
  return editCatalogue(ctx, async (tx) => {
    await setDeleted(tx, table, { id, deletedAt: tx.now() });
    // The row is locked by now, so no course can come to name it before the commit.
    if (table !== 'courses' && (await isUsed(tx, table, id))) throw new Refusal('still_in_use');
    return { id };
  });
}

export function restoreToCatalogue(ctx: Ctx, table: Table, { id }: Row): Promise<Row> {
  return editCatalogue(ctx, async (tx) => {
    await setDeleted(tx, table, { id, deletedAt: null });
    return { id };
  });
}
