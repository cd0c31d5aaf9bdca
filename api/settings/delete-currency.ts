import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { mainCurrency } from './currency-by-id.ts';
import { setCurrencyDeleted } from './store.ts';

export async function deleteCurrency(ctx: Ctx, { id }: { id: number }): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  if ((await mainCurrency(ctx)).id === id) throw new Refusal('main_currency_stays');
  const currency = await setCurrencyDeleted(ctx, id, ctx.now());
  if (!currency) throw new Refusal('not_found');
  await dropPages(ctx, '*');
  return currency;
}
