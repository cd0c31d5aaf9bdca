import type { NewPartner } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { insertPartner } from './store/partners.ts';

export function createPartner(ctx: Ctx, partner: NewPartner): Promise<{ id: number }> {
  return editCatalogue(ctx, async (tx) => {
    const { logo_picture_id, cover_picture_id } = partner;
    await showPictures(tx, { logo_picture_id, cover_picture_id });
    const added = await insertPartner(tx, partner);
    if (!added) throw new Refusal('slug_taken', { field: 'slug' });
    return added;
  });
}
