import { trainerClassStates } from '#contract/areas/teaching/values.ts';
import { laterPage, oneOf, searchReader, text } from '#contract/rules/search-reader.ts';

export const trainerGroups = ['all', ...trainerClassStates] as const;

export const readTrainerSearch = searchReader({
  search: text(100),
  state: oneOf(trainerClassStates),
  page: laterPage,
});
export type TrainerSearch = ReturnType<typeof readTrainerSearch>;
