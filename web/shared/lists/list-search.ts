import { searchReader, text } from '#contract/rules/search-reader.ts';
import { readPageRange, type PageRange } from './page-range.ts';

export type ListSearch = PageRange & { search?: string };

const readText = searchReader({ search: text(1_000) });

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  return { ...readText(raw), ...readPageRange(raw) };
}
