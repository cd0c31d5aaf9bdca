import { trainerClassStates, type TrainerClassState } from '#contract/teaching/values.ts';

export const trainerGroups = ['all', ...trainerClassStates] as const;

/** Defaults are left out of the address: all classes, page one. */
export type TrainerSearch = { search?: string; state?: TrainerClassState; page?: number };

const longest = 100;
const lastPage = 100_000;

export function readTrainerSearch(raw: Record<string, unknown>): TrainerSearch {
  const given = raw['search'];
  // The address of a number without quotes is read as a number.
  const search = (typeof given === 'string' || typeof given === 'number' ? String(given) : '').trim().slice(0, longest);
  const state = trainerClassStates.find((name) => name === raw['state']);
  const page = Number(raw['page']);
  return {
    ...(search && { search }),
    ...(state && { state }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= lastPage && { page }),
  };
}
