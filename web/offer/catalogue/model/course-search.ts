import {
  courseDurations,
  courseLevels,
  courseSorts,
  courseTypes,
  longestSearch,
  startWindows,
} from '#contract/offer/catalogue/values.ts';
import { flag, ids, oneOf, searchReader, someOf, text, words } from '#contract/rules/search-reader.ts';
import type { CurrencyKey } from '#contract/visitor-values.ts';
import { readPageRange, type PageRange } from '#web/shared/lists/page-range.ts';

type CourseSort = (typeof courseSorts)[number];

const mostIds = 50;
const mostLanguages = 20;
const highestPrice = 1_000_000_000;

const readValues = searchReader({
  search: textOfAll(longestSearch),
  category: ids(mostIds),
  type: someOf(courseTypes),
  partner: ids(mostIds),
  level: someOf(courseLevels),
  duration: someOf(courseDurations),
  language: languagesOf,
  city: textOfAll(100),
  /** Prices are in whole units of `price_in`, or of the visitor's currency without it. */
  price_min: priceOf,
  price_max: priceOf,
  /** Any well-formed code; it is compared with the visitor's currency later. */
  price_in: (raw): CurrencyKey | undefined => /^[a-z]{3}$/.exec(textOfAll(4)(raw) ?? '')?.[0],
  /** The narrowest window: the others include it. */
  starts_within: (raw) => someOf(startWindows)(raw)?.[0],
  has_seats: (raw) => flag(textOfAll(5)(raw)),
  sort: (raw) => oneOf(courseSorts)(textOfAll(20)(raw)),
});

export type CoursesSearch = ReturnType<typeof readValues> & PageRange;

export function readCoursesSearch(raw: Record<string, unknown>): CoursesSearch {
  const { price_min, price_max, price_in, sort, ...values } = readValues(raw);
  return {
    ...values,
    ...inOrder({ price_min, price_max, price_in }),
    ...(sort && sort !== usualSort(values) && { sort }),
    ...readPageRange(raw),
  };
}

/** Text whose name may occur several times, as a form sends it. */
function textOfAll(longest: number): (raw: unknown) => string | undefined {
  return (raw) => text(longest)(words(raw).join(','));
}

function languagesOf(raw: unknown): string[] | undefined {
  const languages = words(raw).filter((word) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(word));
  return languages.length > 0 ? [...new Set(languages)].toSorted().slice(0, mostLanguages) : undefined;
}

type Prices = { price_min?: number | undefined; price_max?: number | undefined; price_in?: CurrencyKey | undefined };

/** The lower price first, and a currency only with a price. */
function inOrder({ price_min, price_max, price_in }: Prices): Pick<CoursesSearch, keyof Prices> {
  if (price_min === undefined && price_max === undefined) return {};
  const isTurned = price_min !== undefined && price_max !== undefined && price_min > price_max;
  const [min, max] = isTurned ? [price_max, price_min] : [price_min, price_max];
  return {
    ...(min !== undefined && { price_min: min }),
    ...(max !== undefined && { price_max: max }),
    ...(price_in && { price_in }),
  };
}

/** «20 000», «20.000», «20,000» and «2e4» are twenty thousand; «99,50» and «99.50» have a fraction. */
function priceOf(raw: unknown): number | undefined {
  const typed = (textOfAll(30)(raw) ?? '').replaceAll(/[\s.,](?=\d{3}(?!\d))/g, '');
  const plain = /^\d*([.,]\d*)?(e\d{1,2})?$/i.test(typed) ? typed.replace(',', '.') : '';
  const price = Math.round(Number(plain) * 100) / 100;
  return price > 0 && price <= highestPrice ? price : undefined;
}

/** Drops prices in another currency; they apply again when the visitor switches back. */
export function pricedIn(currency: CurrencyKey, search: CoursesSearch): CoursesSearch {
  if (search.price_in === undefined || search.price_in === currency) return search;
  const { price_min: _from, price_max: _to, price_in: _in, ...rest } = search;
  return rest;
}

export function searchIn(form: FormData): CoursesSearch {
  return readCoursesSearch(Object.fromEntries([...new Set(form.keys())].map((name) => [name, form.getAll(name)])));
}

/** The filters in display order, each with the name under which the API counts the courses without it; some share one. */
const countedAs = {
  type: 'type',
  category: 'category_id',
  partner: 'partner_id',
  level: 'level',
  duration: 'duration',
  language: 'language',
  city: 'class',
  price_min: 'price',
  price_max: 'price',
  starts_within: 'class',
  has_seats: 'class',
};
export type Narrowing = keyof typeof countedAs;
const narrowing = Object.keys(countedAs).filter((name): name is Narrowing => name in countedAs);

export function withoutNarrowing({ search, sort }: CoursesSearch): CoursesSearch {
  return { ...(search && { search }), ...(sort && { sort }) };
}

export type Narrowed = { by: Narrowing; value: string | number | true; without: CoursesSearch };

export function narrowedBy(search: CoursesSearch): Narrowed[] {
  return narrowing.flatMap((by) => {
    const values: (string | number | true)[] = [search[by] ?? []].flat();
    return values.map((value) => ({
      by,
      value,
      without: readCoursesSearch({ ...search, [by]: values.filter((other) => other !== value), page: 1 }),
    }));
  });
}

/** Filters whose removal would give results, most results first; `count` is undefined where it was not computed. */
export function withoutEach(
  search: CoursesSearch,
  counts: Readonly<Record<string, number>>,
): (Narrowed & { count: number | undefined })[] {
  const on = narrowedBy(search);
  const counted = on.map((one) => {
    const together = on.filter(({ by }) => countedAs[by] === countedAs[one.by]);
    return { ...one, count: together.length === 1 ? (counts[countedAs[one.by]] ?? 0) : undefined };
  });
  return counted.filter(({ count }) => count !== 0).toSorted((one, other) => (other.count ?? 0) - (one.count ?? 0));
}

export function usualSort({ search }: { search?: string }): CourseSort {
  return search ? 'relevance' : 'start';
}

export function sortOf({ search = '', sort }: CoursesSearch): CourseSort {
  return sort && (sort !== 'relevance' || search) ? sort : usualSort({ search });
}

export function sortsFor({ search }: CoursesSearch): CourseSort[] {
  const always: CourseSort[] = ['start', 'popular', 'price', 'title', 'newest'];
  return search ? ['relevance', ...always] : always;
}

/** True for the address of a form sent without script, which has empty parameters. */
export function hasEmptyNames(address: string): boolean {
  return /[?&][^=&]*=(&|$)/.test(address);
}
