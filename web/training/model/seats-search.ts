import type { SeatLineFilter } from '#contract/training/calls.ts';
import { seatLineStates, type SeatLineState } from '#contract/training/values.ts';

export const seatGroups = ['all', ...seatLineStates] as const;

/** Defaults are left out of the address: all lines, page one. */
export type SeatsSearch = { search?: string; state?: SeatLineState; page?: number };

const longest = 100;
const lastPage = 100_000;

export function readSeatsSearch(raw: Record<string, unknown>): SeatsSearch {
  const given = raw['search'];
  // The address of a number without quotes is read as a number.
  const search = (typeof given === 'string' || typeof given === 'number' ? String(given) : '').trim().slice(0, longest);
  const state = seatLineStates.find((name) => name === raw['state']);
  const page = Number(raw['page']);
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= lastPage && { page }),
  };
}

export function filterOf(organizationId: number, { search, state }: SeatsSearch): SeatLineFilter {
  return { organization_id: organizationId, ...(search && { search }), ...(state && { state }) };
}
