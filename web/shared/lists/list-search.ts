import { searchReader, textUpTo } from '../search/search-reader.ts';
import { readPageRange, type PageRange } from './page-range.ts';

export type ListSearch = PageRange & { search?: string };

const readText = searchReader({ search: textUpTo(1_000) });

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return { ...readText(raw), ...readPageRange(raw) };
}
