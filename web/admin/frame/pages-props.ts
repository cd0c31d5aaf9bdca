import type { DeskSearch } from './list/desk-search.ts';

/** What the pages of an area are given. */
export type PagesProps = {
  /** What follows the name of the area in the address. */
  place: readonly string[];
  search: DeskSearch;
};
