import type { Currency, CurrencyFilter } from '#contract/settings.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listCurrencies } from './store.ts';

export function retrieveCurrencies(ctx: Ctx, ask: Ask<{ filter?: CurrencyFilter }>): Promise<Found<Currency>> {
  return listCurrencies(ctx, ask);
}
