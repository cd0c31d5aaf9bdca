import type { Currency, CurrencyFilter } from '#contract/settings/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, Found } from '#api/shared/retrieval.ts';
import { listCurrencies } from './store.ts';

export function retrieveCurrencies(ctx: Ctx, query: ListQuery<{ filter?: CurrencyFilter }>): Promise<Found<Currency>> {
  return listCurrencies(ctx, query);
}
