import type { SeatLineFilter } from '#contract/areas/training/calls.ts';
import { seatLineStates } from '#contract/areas/training/values.ts';
import { laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';

export const seatGroups = ['all', ...seatLineStates] as const;

export const readSeatsSearch = searchReader({ search: text(100), state: oneOf(seatLineStates), page: laterPage });
export type SeatsSearch = ReturnType<typeof readSeatsSearch>;

export function filterOf(organizationId: number, { search, state }: SeatsSearch): SeatLineFilter {
  return { organization_id: organizationId, ...(search && { search }), ...(state && { state }) };
}
