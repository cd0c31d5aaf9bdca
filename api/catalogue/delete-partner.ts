import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { isUsed } from './store/named.ts';

/** Takes away a partner that no course names. Refuses `still_in_use`. */
export function deletePartner(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    await setDeleted(inside, 'partners', { id, deletedAt: inside.now() });
    // The row is ours by now, so that no course can come to name it between the look and the end.
    if (await isUsed(inside, 'partners', id)) throw new Refusal('still_in_use');
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
