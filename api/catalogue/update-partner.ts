import type { PartnerChange } from '#contract/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { updatePartnerRow } from './store/partners.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

/** Changes what is given; its courses are found by the new name at once. Refuses `slug_taken`. */
export function updatePartner(ctx: Ctx, partner: PartnerChange): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  const { id, slug, name, logo_picture_id, cover_picture_id } = partner;
  return inTransaction(ctx, async (tx) => {
    if (slug !== undefined && (await isSlugTaken(tx, 'partners', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    await showPictures(tx, { logo_picture_id, cover_picture_id });
    if (!(await updatePartnerRow(tx, partner))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(tx, { column: 'partner_id', is: id });
    await catalogueChanged(tx);
    return { id };
  });
}
