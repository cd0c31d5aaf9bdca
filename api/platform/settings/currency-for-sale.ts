import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { currencyById, mainCurrencyId, type CurrencyFacts } from './currency-by-id.ts';
import { readSetting } from './read-setting.ts';
import { isCurrencyOffered } from './store.ts';

/** With the ERP integration only the main currency is for sale (specification 4). Refuses `currency_not_available`. */
export async function currencyForSale(ctx: Ctx, id: number): Promise<CurrencyFacts> {
  const isOffered = await isCurrencyOffered(ctx, id);
  const isBarred = (await readSetting(ctx, 'hasErpIntegration')) && (await mainCurrencyId(ctx)) !== id;
  if (!isOffered || isBarred) throw new Refusal('currency_not_available', { field: 'currency_id' });
  return currencyById(ctx, id);
}
