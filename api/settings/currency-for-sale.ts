import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { currencyById, mainCurrency, type CurrencyFacts } from './currency-by-id.ts';
import { hasErpIntegration } from './read-setting.ts';
import { listCurrencies } from './store.ts';

/**
 * A currency that one can buy in: not removed, and with the ERP integration on the main one alone [specification 4].
 * Refuses `currency_not_available`.
 */
export async function currencyForSale(ctx: Ctx, id: number): Promise<CurrencyFacts> {
  const { total } = await listCurrencies(ctx, { filter: { id }, sort: [], limit: 1, offset: 0 });
  const isBarred = (await hasErpIntegration(ctx)) && (await mainCurrency(ctx)).id !== id;
  if (total === 0 || isBarred) throw new Refusal('currency_not_available', { field: 'currency_id' });
  return currencyById(ctx, id);
}
