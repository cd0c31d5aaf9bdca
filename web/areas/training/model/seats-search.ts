import type { SeatLineFilter } from '#contract/areas/training/calls.ts';
import { seatLineStates, type SeatLineState } from '#contract/areas/training/values.ts';
import { laterPage, nameIn, searchReader, textUpTo } from '#web/shared/search/search-reader.ts';

export const seatGroups = ['all', ...seatLineStates] as const;

/** Defaults are left out of the address: all lines, page one. */
export type SeatsSearch = { search?: string; state?: SeatLineState; page?: number };

export const readSeatsSearch: (raw: Record<string, unknown>) => SeatsSearch = searchReader({
  search: textUpTo(100),
  state: nameIn(seatLineStates),
  page: laterPage,
});

export function filterOf(organizationId: number, { search, state }: SeatsSearch): SeatLineFilter {
  return { organization_id: organizationId, ...(search && { search }), ...(state && { state }) };
}
