import { textIn } from '#contract/basics.ts';
import type { LocaleKey, Price } from '#contract/basics.ts';
import type { CourseCard, NextClass } from '#contract/catalogue/calls.ts';
import { isFull, seatsLeft } from '#contract/rules/seats.ts';
import { toShownPicture } from '#api/files/index.ts';
import { coverUrl } from './model/cover-address.ts';
import { converted } from './model/money.ts';
import type { Rates } from './store/priced.ts';
import type { CardRow, CourseRow } from './store/course-rows.ts';

export type Shown = { locale: LocaleKey; currencyId: number; rates: Rates };

export function toCard(row: CardRow, shown: Shown): Omit<CourseCard, 'match'> {
  return {
    id: row.id,
    title: textIn(row.title, shown.locale),
    summary: textIn(row.summary, shown.locale),
    package_type: row.package_type,
    type: row.type,
    level: row.level,
    language: row.language,
    workload_hours: row.workload_hours,
    category: categoryOf(row, shown.locale),
    partner: partnerOf(row),
    price: priceOf(row, shown),
    next_class: nextClassOf(row),
    cover_url: coverUrl(row),
    picture: toShownPicture(row.picture, shown.locale),
    rating: ratingOf(row),
  };
}

export function ratingOf({ review_count: count, rating_sum: sum }: Pick<CourseRow, 'review_count' | 'rating_sum'>) {
  return count && sum !== null ? { average: Math.round((sum * 10) / count) / 10, count } : null;
}

export function categoryOf(
  row: Pick<CourseRow, 'category_id' | 'category_slug' | 'category_name' | 'cover_key'>,
  locale: LocaleKey,
) {
  if (row.category_id === null) return null;
  const { category_id: id, category_slug: slug, category_name: name, cover_key } = row;
  return { id, slug, name: textIn(name, locale), cover_key };
}

export function partnerOf(row: Pick<CourseRow, 'partner_id' | 'partner_slug' | 'partner_name' | 'partner_city'>) {
  if (row.partner_id === null) return null;
  return { id: row.partner_id, slug: row.partner_slug, name: row.partner_name, city: row.partner_city };
}

export function priceOf(row: Pick<CourseRow, 'price_minor' | 'price_currency_id'>, shown: Shown): Price | null {
  const { price_minor, price_currency_id: setIn } = row;
  const { currencyId, rates } = shown;
  if (price_minor === null) return null;
  if (setIn === currencyId) return { amount_minor: price_minor, currency_id: currencyId, indicative: false };
  const rate = rates.get(setIn);
  if (rate === undefined) return null;
  return { amount_minor: converted(price_minor, rate), currency_id: currencyId, indicative: true };
}

export function nextClassOf(row: CardRow): NextClass | null {
  if (row.class_id === null) return null;
  return {
    id: row.class_id,
    start_at: row.start_at?.toISOString() ?? null,
    end_at: row.end_at?.toISOString() ?? null,
    tz: row.tz,
    venue: row.venue,
    city: row.city,
    seats_left: seatsLeft(row),
    is_full: isFull(row),
  };
}

/** The currencies that prices have to be converted from. */
export function currenciesOf(rows: Pick<CourseRow, 'price_minor' | 'price_currency_id'>[]): number[] {
  return rows.filter(({ price_minor }) => price_minor !== null).map((row) => row.price_currency_id);
}
