import { textIn, type LocaleKey, type Price } from '#contract/basics.ts';
import type { CourseCard, NextClass } from '#contract/offer/catalogue/calls.ts';
import { fewestLearnersShown } from '#contract/offer/catalogue/values.ts';
import { isFull, seatsLeft } from '#contract/rules/seats.ts';
import { toShownPicture } from '#api/platform/files/index.ts';
import { coverUrl } from './model/cover-address.ts';
import { converted } from './model/money.ts';
import type { Rates } from './store/priced.ts';
import type { CardRow, CourseRow, SummaryRow } from './store/course-rows.ts';

export type Shown = { locale: LocaleKey; currencyId: number; rates: Rates };

export type CourseOutline = Omit<CourseCard, 'summary' | 'next_class' | 'rating' | 'learner_count' | 'match'>;

export function toCard(row: CardRow, shown: Shown): Omit<CourseCard, 'match'> {
  return {
    ...toOutline(row, shown),
    summary: textIn(row.summary, shown.locale),
    next_class: nextClassOf(row),
    rating: ratingOf(row),
    learner_count: row.learner_count >= fewestLearnersShown ? row.learner_count : null,
  };
}

export function toOutline(row: SummaryRow, shown: Shown): CourseOutline {
  return {
    id: row.id,
    title: textIn(row.title, shown.locale),
    package_type: row.package_type,
    type: row.type,
    level: row.level,
    language: row.language,
    workload_hours: row.workload_hours,
    category: categoryOf(row, shown.locale),
    partner: partnerOf(row),
    price: priceOf(row, shown),
    cover_url: coverUrl(row),
    picture: toShownPicture(row.picture, shown.locale),
  };
}

export function ratingOf({ review_count: count, rating_sum: sum }: Pick<CourseRow, 'review_count' | 'rating_sum'>) {
  return count && sum !== null ? { average: Math.round((sum * 10) / count) / 10, count } : null;
}

function categoryOf(row: SummaryRow, locale: LocaleKey) {
  if (row.category_id === null) return null;
  const { category_id: id, category_slug: slug, category_name: name, cover_key } = row;
  return { id, slug, name: textIn(name, locale), cover_key };
}

function partnerOf(row: SummaryRow) {
  if (row.partner_id === null) return null;
  return { id: row.partner_id, slug: row.partner_slug, name: row.partner_name, city: row.partner_city };
}

function priceOf({ price_minor, price_currency_id: setIn }: SummaryRow, { currencyId, rates }: Shown): Price | null {
  if (price_minor === null) return null;
  if (setIn === currencyId) return { amount_minor: price_minor, currency_id: currencyId, indicative: false };
  const rate = rates.get(setIn);
  if (rate === undefined) return null;
  return { amount_minor: converted(price_minor, rate), currency_id: currencyId, indicative: true };
}

function nextClassOf(row: CardRow): NextClass | null {
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

export function currenciesOf(rows: Pick<CourseRow, 'price_minor' | 'price_currency_id'>[]): number[] {
  return rows.filter(({ price_minor }) => price_minor !== null).map((row) => row.price_currency_id);
}
