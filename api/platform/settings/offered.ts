import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { retrieveCurrencies, retrieveLocales } from './store.ts';

const one = { sort: [], limit: 1, offset: 0 };

export async function currenciesByKey(ctx: Ctx): Promise<Map<string, number>> {
  const { results } = await retrieveCurrencies(ctx, { filter: {}, sort: [], limit: 1_000, offset: 0 });
  return new Map(results.map(({ key, id }) => [key, id]));
}

export async function offeredLocaleId(ctx: Ctx, by: { id: number } | { key: LocaleKey }): Promise<number | null> {
  const { results } = await retrieveLocales(ctx, { filter: by, ...one });
  return results[0]?.id ?? null;
}
