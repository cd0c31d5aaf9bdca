import type { NewPartner } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertPartner } from './store/partners.ts';

/** Adds a partner. Refuses `slug_taken`, by a deleted one too. */
export function createPartner(ctx: Ctx, partner: NewPartner): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    const { logo_picture_id, cover_picture_id } = partner;
    await showPictures(inside, { logo_picture_id, cover_picture_id });
    const added = await insertPartner(inside, partner);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    await dropPages(inside, '/courses', '/');
    return added;
  });
}
