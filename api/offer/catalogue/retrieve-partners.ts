import { textIn } from '#contract/basics.ts';
import type { Partner, PartnerFilter } from '#contract/offer/catalogue/calls.ts';
import { toShownPicture } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { countriesCalled } from './model/countries-called.ts';
import { searchWords } from './model/search-words.ts';
import { listCountries, listPartners } from './store/partners.ts';

export async function retrievePartners(
  ctx: Ctx,
  query: ListQuery<{ filter?: PartnerFilter }>,
): Promise<ResultPage<Partner>> {
  const typed = query.filter.search?.trim();
  const words = typed ? await readWords(ctx, typed) : [];
  if (typed && words.length === 0) return { results: [], total: 0 };
  const { rows, total } = await listPartners(ctx, { ...query, words });
  const results = rows.map(({ about, logo, cover, ...row }) => ({
    ...row,
    about: textIn(about, ctx.locale),
    logo: toShownPicture(logo, ctx.locale),
    cover: toShownPicture(cover, ctx.locale),
  }));
  return { results, total };
}

async function readWords(ctx: Ctx, typed: string) {
  const words = searchWords(typed)?.likeness.split(' ') ?? [];
  const countries = words.length > 0 ? await listCountries(ctx) : [];
  return words.map((word) => ({ word, countries: countriesCalled(word, countries) }));
}
