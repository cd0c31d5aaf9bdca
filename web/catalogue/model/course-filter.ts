import type { CoursesSearch } from './course-search.ts';

const minorPerUnit = 100;

/** What the address of a list asks the API for. */
export function courseFilterOf(search: CoursesSearch, currencyId: number) {
  const { search: words, category, type, partner, city, start_until: until } = search;
  return {
    currency_id: currencyId,
    ...(words && { search: words }),
    ...(category && { category_id: category }),
    ...(type && { type }),
    ...(partner && { partner_id: partner }),
    ...(city && { city }),
    ...priceFilterOf(search),
    // The day is over when it is over in UTC: classes start by daylight.
    ...(until && { start_at: { lte: `${until}T23:59:59Z` } }),
  };
}

function priceFilterOf({ price_min: min, price_max: max }: CoursesSearch) {
  if (min === undefined && max === undefined) return {};
  return {
    price_minor: {
      ...(min !== undefined && { gte: min * minorPerUnit }),
      ...(max !== undefined && { lte: max * minorPerUnit }),
    },
  };
}
