import type { CourseCard, CourseFilter, CourseMatch } from '#contract/offer/catalogue/calls.ts';
import { courseSorts } from '#contract/offer/catalogue/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { mainCurrencyId } from '#api/platform/settings/index.ts';
import { searchWords } from './model/search-words.ts';
import { currenciesOf, toCard } from './present-course.ts';
import { ratesInto } from './rates.ts';
import { findCards, type FoundRow } from './store/course-rows.ts';
import type { SortBy } from './store/find-courses.ts';
import { findPricedCurrencies } from './store/prices.ts';
import { hasHit, markedWhole, readMarked } from './model/marked-text.ts';

/** The tier of titles that are merely spelt alike. */
const alike = 3;

function matchOf(row: FoundRow, title: string): CourseMatch | null {
  if (row.tier === null) return null;
  if (row.tier === alike) return { by: 'alike', title: [{ text: title, hit: false }], also: null };
  return { by: 'words', title: markedWhole(title, row.title_marked), also: alsoOf(row) };
}

function alsoOf(row: FoundRow): CourseMatch['also'] {
  const places = [
    { of: 'partner', text: readMarked(row.partner_marked ?? '') },
    { of: 'category', text: readMarked(row.category_marked ?? '') },
    { of: 'summary', text: readMarked(row.summary_marked ?? '') },
    { of: 'description', text: readMarked(row.description_marked ?? '') },
  ] as const;
  return places.find(({ text }) => hasHit(text)) ?? null;
}

export async function retrieveCourses(
  ctx: Ctx,
  { filter, sort, limit, offset }: ListQuery<{ filter?: CourseFilter }>,
): Promise<ResultPage<CourseCard>> {
  const search = filter.search?.trim() ? searchWords(filter.search) : null;
  if (filter.search?.trim() && !search) return { results: [], total: 0 };

  const currencyId = filter.currency_id ?? (await mainCurrencyId(ctx));
  const sorts = sort.filter(isSort);
  const byPrice = filter.price_minor !== undefined || sorts.some(({ field }) => field === 'price');
  const decisive = await ratesInto(ctx, currencyId, byPrice ? await findPricedCurrencies(ctx) : []);

  const { locale } = ctx;
  const query = { filter, search, sort: sorts, locale, currencyId, rates: decisive, now: ctx.now() };
  const { rows, total } = await findCards(ctx, { ...query, offset, limit });
  const rates = byPrice ? decisive : await ratesInto(ctx, currencyId, currenciesOf(rows));
  const results = rows.map((row) => {
    const card = toCard(row, { locale, currencyId, rates });
    return { ...card, match: matchOf(row, card.title) };
  });
  return { results, total };
}

function isSort(by: { field: string; order: string }): by is SortBy {
  return courseSorts.some((field) => field === by.field);
}
