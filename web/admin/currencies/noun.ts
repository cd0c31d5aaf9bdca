import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf, SourceInput } from '../frame/noun.ts';
import { partsOf, changedCurrency, type CurrencyParts } from './model/currency-row.ts';

type Source = RowOf<Api['settings']['retrieveCurrencySources']>;
export type CurrencyRow = Source & CurrencyParts;
type CurrencyFilter = { search?: string };
type CurrencySort = 'key' | 'name';
type Change = { id: number; version?: number; rate?: number | null } & Partial<CurrencyParts>;
type New = { key: string; rate: number | null } & CurrencyParts;

export const currencies: Noun<CurrencyRow, CurrencyFilter, CurrencySort> = {
  name: 'currencies',
  claim: 'settings.edit',
  source,
  create: ({ data: [{ key, rate, ...parts }] }: { data: [New] }) =>
    api().settings.createCurrency({
      data: [{ key, ...changedCurrency({ name: '', definition: '{}' }, parts), ...(rate !== null && { rate }) }],
    }),
  update: ({ data: [change] }: { data: [Change] }) => update(change),
  remove: (input) => api().settings.deleteCurrency(input),
  restore: (input) => api().settings.restoreCurrency(input),
  nameOf: ({ key, name_pt, name_en }, locale) => `${key.toUpperCase()} · ${(locale === 'en-GB' && name_en) || name_pt}`,
  blank: {
    key: '',
    name: '',
    definition: '',
    name_pt: '',
    name_en: '',
    symbol: '',
    locale: 'pt-PT',
    rate: null,
    is_main: false,
  },
};

/** With the parts of the two texts as fields of their own. */
function source(input: SourceInput<CurrencyFilter, CurrencySort>) {
  const { queryKey, queryFn } = queries().settings.retrieveCurrencySources.queryOptions({ input });
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }) => {
      const { results, total } = await queryFn(context);
      return { results: results.map((row) => ({ ...row, ...partsOf(row) })), total };
    },
  };
}

/** The texts are written whole, from what is stored: a version that changed meanwhile is refused. */
async function update({ id, version, rate, ...parts }: Change) {
  const filter = { id, deleted: 'with' } as const;
  const { results } = await api().settings.retrieveCurrencySources({ filter, page: { number: 1, size: 1 } });
  const stored = results[0] && changedCurrency(results[0], parts);
  return api().settings.updateCurrency({
    data: [{ id, version, ...(rate !== undefined && { rate }), ...(Object.keys(parts).length > 0 && stored) }],
  });
}
