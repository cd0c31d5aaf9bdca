import { readPageRange, type PageRange } from './page-range.ts';

export type ListSearch = PageRange & { search?: string };

const longest = 1_000;

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const said = raw['search'];
  const search = typeof said === 'string' ? said.trim().slice(0, longest) : '';
  return { ...(search && { search }), ...readPageRange(raw) };
}
