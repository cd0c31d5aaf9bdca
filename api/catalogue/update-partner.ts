import type { PartnerChange } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { updatePartnerRow } from './store/partners.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

/** Changes what is given; its courses are found by the new name at once. Refuses `slug_taken`. */
export function updatePartner(ctx: Ctx, partner: PartnerChange): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  const { id, slug, name, logo_picture_id, cover_picture_id } = partner;
  return inTransaction(ctx, async (inside) => {
    if (slug !== undefined && (await isSlugTaken(inside, 'partners', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    await showPictures(inside, { logo_picture_id, cover_picture_id });
    if (!(await updatePartnerRow(inside, partner))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(inside, { column: 'partner_id', is: id });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}
