import { textIn } from '#contract/basics.ts';
import type { Category } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { categoryCoverUrl } from './model/cover-address.ts';
import { listCategories, type CategoryQuery } from './store/categories.ts';

export async function retrieveCategories(ctx: Ctx, query: CategoryQuery): Promise<ResultPage<Category>> {
  const { rows, total } = await listCategories(ctx, query);
  const results = rows.map(({ name, ...row }) => ({
    ...row,
    name: textIn(name, ctx.locale),
    cover_url: categoryCoverUrl(row.slug, { coverKey: row.cover_key, title: textIn(name, 'pt') }),
  }));
  return { results, total };
}
