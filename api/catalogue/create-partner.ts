import type { NewPartner } from '#contract/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertPartner } from './store/partners.ts';

/** Adds a partner. Refuses `slug_taken`, by a deleted one too. */
export function createPartner(ctx: Ctx, partner: NewPartner): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    const { logo_picture_id, cover_picture_id } = partner;
    await showPictures(tx, { logo_picture_id, cover_picture_id });
    const added = await insertPartner(tx, partner);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    await catalogueChanged(tx);
    return added;
  });
}
