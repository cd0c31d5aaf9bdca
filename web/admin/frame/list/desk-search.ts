import { day, idNumber, laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';
import type { Sorting, SourceInput } from '../noun.ts';

/** What a list of the desk reads from its address. */
export const readDeskSearch = searchReader({
  search: text(100),
  page: laterPage,
  sort: text(40),
  deleted: oneOf(['only', 'with']),
  state: text(40),
  type: text(40),
  category: idNumber,
  partner: idNumber,
  role: text(40),
  user: idNumber,
  call: text(80),
  record: text(80),
  from: day,
  to: day,
  course: idNumber,
  starts_within: text(40),
  organization: idNumber,
  currency_id: idNumber,
});
export type DeskSearch = ReturnType<typeof readDeskSearch>;

export type FilterName =
  | 'state'
  | 'type'
  | 'category'
  | 'partner'
  | 'role'
  | 'course'
  | 'starts_within'
  | 'organization'
  | 'currency_id';
type Choice = { key: string; name: string };

export type DeskFilter<Filter> = {
  name: FilterName;
  label: string;
  none: string;
  choices: readonly Choice[];
  toFilter: (value: string) => Filter;
};

export const rowsPerPage = 50;

/** Moments from the first to the last of these days, which are those of the reader. */
export function momentsOfDays({ from, to }: Pick<DeskSearch, 'from' | 'to'>): { gte?: string; lte?: string } | null {
  if (from === undefined && to === undefined) return null;
  // Without an offset a moment is one of this device.
  return {
    ...(from !== undefined && { gte: new Date(`${from}T00:00`).toISOString() }),
    ...(to !== undefined && { lte: new Date(`${to}T23:59:59.999`).toISOString() }),
  };
}

/** A filter by two days. */
export type DaysFilter<Filter> = { from: string; to: string; toFilter: (moments: Moments) => Filter };
type Moments = NonNullable<ReturnType<typeof momentsOfDays>>;

type Narrowing<Filter, Sort> = {
  filters: readonly DeskFilter<Filter>[];
  sorts: readonly Sort[];
  days?: DaysFilter<Filter> | undefined;
};

/** A sort that no column has, and a filter that has no such choice, count as none. */
export function sourceInput<Filter extends object, Sort extends string>(
  search: DeskSearch,
  { filters, sorts, days }: Narrowing<Filter, Sort>,
): SourceInput<Filter, Sort> {
  const narrowed = filters.map(({ name, toFilter, choices }) => {
    const value = search[name];
    const isKnown = typeof value === 'number' || choices.some(({ key }) => key === value);
    return value !== undefined && isKnown ? toFilter(String(value)) : undefined;
  });
  const sorting = sortingOf(search.sort, sorts);
  const { search: words, deleted, page = 1 } = search;
  const moments = days && momentsOfDays(search);
  const filter: Filter & { deleted?: 'only' | 'with' } = Object.assign(
    {},
    ...narrowed,
    moments && days.toFilter(moments),
    words !== undefined && { search: words },
    deleted !== undefined && { deleted },
  );
  return { filter, ...(sorting && { sort: [sorting] }), page: { number: page, size: rowsPerPage } };
}

/** `title` rises and `-title` falls. */
export function sortingOf<Sort extends string>(sort: string | undefined, sorts: readonly Sort[]): Sorting<Sort> | null {
  const falls = sort?.startsWith('-') ?? false;
  const field = sorts.find((name) => name === (falls ? sort?.slice(1) : sort));
  return field === undefined ? null : { field, order: falls ? 'desc' : 'asc' };
}

export function nextSort(field: string, current: string | undefined): string {
  return current === field ? `-${field}` : field;
}

/** Whether anything but the page and the order is chosen. */
export function isNarrowed({ page: _page, sort: _sort, ...narrowing }: DeskSearch): boolean {
  return Object.keys(narrowing).length > 0;
}
