import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type RegulationRow = RowOf<Api['classes']['retrieveRegulationSources']>;
export type RegulationSort = 'name' | 'created_at';

/** A new one is a file. */
export const regulations: Noun<RegulationRow, { search?: string }, RegulationSort> = {
  name: 'regulations',
  claim: 'classes.edit',
  source: (input) => queries().classes.retrieveRegulationSources.queryOptions({ input }),
  update: (input: Parameters<Api['classes']['updateRegulation']>[0]) => api().classes.updateRegulation(input),
  nameOf: ({ name }) => name,
  blank: { name: '', byte_size: 0, created_at: '', class_count: 0 },
};
