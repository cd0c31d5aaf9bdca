import {
  courseDurations,
  courseLevels,
  courseSorts,
  courseTypes,
  longestSearch,
  startWindows,
} from '#contract/offer/catalogue/values.ts';
import type { CurrencyKey } from '#contract/visitor-values.ts';
import { readPageRange, type PageRange } from '#web/shared/lists/page-range.ts';

type CourseSort = (typeof courseSorts)[number];

/** Prices are in whole units of `price_in`, or of the visitor's currency without it. */
export type CoursesSearch = PageRange & {
  search?: string;
  category?: number[];
  type?: (typeof courseTypes)[number][];
  partner?: number[];
  level?: (typeof courseLevels)[number][];
  duration?: (typeof courseDurations)[number][];
  /** Codes such as `pt` or `en-GB`. */
  language?: string[];
  city?: string;
  price_min?: number;
  price_max?: number;
  price_in?: CurrencyKey;
  /** The narrowest window: the others include it. */
  starts_within?: (typeof startWindows)[number];
  has_seats?: true;
  sort?: CourseSort;
};

const longestCity = 100;
const mostIds = 50;
const mostLanguages = 20;
const highestPrice = 1_000_000_000;

export function readCoursesSearch(raw: Record<string, unknown>): CoursesSearch {
  const read = {
    search: textOf(raw['search'], longestSearch),
    category: idsOf(raw['category']),
    type: namedIn(courseTypes, raw['type']),
    partner: idsOf(raw['partner']),
    level: namedIn(courseLevels, raw['level']),
    duration: namedIn(courseDurations, raw['duration']),
    language: languagesOf(raw['language']),
    city: textOf(raw['city'], longestCity),
    ...pricesOf(raw),
    starts_within: namedIn(startWindows, raw['starts_within'])[0],
    has_seats: textOf(raw['has_seats'], 5) === 'true' ? (true as const) : undefined,
    ...readPageRange(raw),
  };
  const sort = courseSorts.find((name) => name === textOf(raw['sort'], name.length));
  return withoutEmpty({ ...read, sort: sort === usualSort(read) ? undefined : sort });
}

/** Leaves out empty values, so that every list has one address. */
function withoutEmpty(read: { [Key in keyof CoursesSearch]: CoursesSearch[Key] | undefined }): CoursesSearch {
  return Object.fromEntries(Object.entries(read).filter(([, value]) => isFilled(value)));
}

function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '';
}

const noWords = [''];

/** Several values arrive as a list from a form and separated by commas from the address. */
function wordsOf(raw: unknown): string[] {
  if (raw === undefined) return noWords;
  const list: unknown[] = [raw].flat();
  return list
    .filter((value) => typeof value !== 'object')
    .join(',')
    .split(',');
}

function textOf(raw: unknown, longest: number): string {
  if (raw === undefined) return '';
  // PostgreSQL cannot store null characters.
  return wordsOf(raw).join(',').replaceAll('\0', '').trim().slice(0, longest);
}

function namedIn<Name extends string>(names: readonly Name[], raw: unknown): Name[] {
  const words = wordsOf(raw);
  return names.filter((name) => words.includes(name));
}

function languagesOf(raw: unknown): string[] {
  const languages = wordsOf(raw).filter((word) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(word));
  return [...new Set(languages)].toSorted().slice(0, mostLanguages);
}

function idsOf(raw: unknown): number[] {
  const ids = wordsOf(raw).map(Number);
  return [...new Set(ids.filter(isId))].toSorted((one, other) => one - other).slice(0, mostIds);
}

function isId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0;
}

function pricesOf({ price_min: from, price_max: to, price_in }: Record<string, unknown>) {
  const prices = [priceOf(from), priceOf(to)];
  const [min, max] = prices.every((price) => price !== undefined)
    ? prices.toSorted((one, other) => one - other)
    : prices;
  const isPriced = min !== undefined || max !== undefined;
  return {
    price_min: min,
    price_max: max,
    price_in: isPriced ? currencyOf(price_in) : undefined,
  };
}

/** Accepts any well-formed code; it is compared with the visitor's currency later. */
function currencyOf(raw: unknown): CurrencyKey | undefined {
  return /^[a-z]{3}$/.exec(textOf(raw, 4))?.[0];
}

/** Drops prices in another currency; they apply again when the visitor switches back. */
export function pricedIn(currency: CurrencyKey, search: CoursesSearch): CoursesSearch {
  if (search.price_in === undefined || search.price_in === currency) return search;
  const { price_min: _from, price_max: _to, price_in: _in, ...rest } = search;
  return rest;
}

/** «20 000», «20.000», «20,000» and «2e4» are twenty thousand; «99,50» and «99.50» have a fraction. */
function priceOf(raw: unknown): number | undefined {
  const text = textOf(raw, 30).replaceAll(/[\s.,](?=\d{3}(?!\d))/g, '');
  const written = /^\d*([.,]\d*)?(e\d{1,2})?$/i.test(text) ? text.replace(',', '.') : '';
  const price = Math.round(Number(written) * 100) / 100;
  return price > 0 && price <= highestPrice ? price : undefined;
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
