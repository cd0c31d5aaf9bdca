import { trainerClassStates, type TrainerClassState } from '#contract/areas/teaching/values.ts';
import { laterPage, nameIn, searchReader, textUpTo } from '#web/shared/search/search-reader.ts';

export const trainerGroups = ['all', ...trainerClassStates] as const;

/** Defaults are left out of the address: all classes, page one. */
export type TrainerSearch = { search?: string; state?: TrainerClassState; page?: number };

export const readTrainerSearch: (raw: Record<string, unknown>) => TrainerSearch = searchReader({
  search: textUpTo(100),
  state: nameIn(trainerClassStates),
  page: laterPage,
});
