import { textIn } from '#contract/basics.ts';
import type { Category } from '#contract/catalogue.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { categoryCoverUrl } from './model/cover-address.ts';
import { listCategories, type CategoryAsk } from './store/categories.ts';

/** Categories in the house's order, each with how many published courses it has. */
export async function retrieveCategories(ctx: Ctx, ask: CategoryAsk): Promise<Found<Category>> {
  const { rows, total } = await listCategories(ctx, ask);
  const results = rows.map(({ name, ...row }) => ({
    ...row,
    name: textIn(name, ctx.locale),
    cover_url: categoryCoverUrl(row.slug, { coverKey: row.cover_key, title: textIn(name, 'pt') }),
  }));
  return { results, total };
}
