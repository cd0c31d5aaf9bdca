import { decimalsOf, type KnownCurrency } from '#contract/visitor-values.ts';
import type { CoursesSearch } from './course-search.ts';

type Currency = Pick<KnownCurrency, 'id' | 'key'>;

export function courseFilterOf(search: CoursesSearch, currency: Currency) {
  const { search: words, category, type, partner, city } = search;
  return {
    currency_id: currency.id,
    ...(words && { search: words }),
    ...(category && { category_id: category }),
    ...(type && { type }),
    ...(partner && { partner_id: partner }),
    ...(city && { city }),
    ...kindsOf(search),
    ...priceFilterOf(search, 10 ** decimalsOf(currency.key)),
  };
}

function kindsOf({ level, duration, language, starts_within, has_seats }: CoursesSearch) {
  return {
    ...(level && { level }),
    ...(duration && { duration }),
    ...(language && { language }),
    ...(starts_within && { starts_within }),
    ...(has_seats && { has_seats }),
  };
}

function priceFilterOf({ price_min: min, price_max: max }: CoursesSearch, minorPerUnit: number) {
  if (min === undefined && max === undefined) return {};
  return {
    price_minor: {
      ...(min !== undefined && { gte: Math.round(min * minorPerUnit) }),
      ...(max !== undefined && { lte: Math.round(max * minorPerUnit) }),
    },
  };
}
