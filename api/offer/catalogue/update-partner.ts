import type { PartnerChange } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { updatePartnerRow } from './store/partners.ts';
import { isSlugTaken } from './store/named.ts';
import { refreshSearchContext } from './store/write-courses.ts';

export function updatePartner(ctx: Ctx, partner: PartnerChange): Promise<{ id: number }> {
  const { id, slug, name, logo_picture_id, cover_picture_id } = partner;
  return editCatalogue(ctx, async (tx) => {
    if (slug !== undefined && (await isSlugTaken(tx, 'partners', { id, slug }))) {
      throw new Refusal('slug_taken', { field: 'slug' });
    }
    await showPictures(tx, { logo_picture_id, cover_picture_id });
    if (!(await updatePartnerRow(tx, partner))) throw new Refusal('not_found');
    if (name !== undefined) await refreshSearchContext(tx, { column: 'partner_id', is: id });
    return { id };
  });
}
