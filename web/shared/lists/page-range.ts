import { lastPage, searchReader, wholeNumber } from '#contract/rules/search-reader.ts';

/**
 * Which pages of a list an address shows: `page=3` the third alone, `from_page=1&page=3` the first three, as when a
 * reader has asked for more twice.
 */
export type PageRange = { from_page?: number; page?: number };

const anyPage = wholeNumber({ least: 1, most: lastPage });
const readPages = searchReader({ from_page: anyPage, page: anyPage });

/** One address makes the server read and draw so many at most. */
export const mostPages = 10;

export function readPageRange(raw: Record<string, unknown>): PageRange {
  const { from_page: from, page: to } = readPages(raw);
  if (to === undefined || to === 1) return {};
  return from !== undefined && from < to && to - from < mostPages ? { from_page: from, page: to } : { page: to };
}

export function firstPageOf({ page = 1, from_page = page }: PageRange): number {
  return from_page;
}

/** The pages after the first one that exist. */
export function furtherPages(range: PageRange, { total, perPage }: { total: number; perPage: number }): number[] {
  const first = firstPageOf(range);
  const last = Math.min(range.page ?? 1, Math.ceil(total / perPage));
  return Array.from({ length: Math.max(0, last - first) }, (_, place) => first + 1 + place);
}

/** The range with one more page; when it is as long as it may be, the next page alone. */
export function withNextPage(range: PageRange): PageRange {
  const { page = 1 } = range;
  return readPageRange({ from_page: firstPageOf(range), page: page + 1 });
}
