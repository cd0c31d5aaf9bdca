import { Refusal } from '#contract/refusals.ts';
import type { Currency, CurrencyChange } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { readDefinition } from './currency-definition.ts';
import { setRate } from './set-rate.ts';
import { saveCurrency } from './store.ts';

export async function updateCurrency(ctx: Ctx, { rate, ...input }: CurrencyChange): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  if (input.definition !== undefined) readDefinition(input.definition);
  return inTransaction(ctx, async (inside) => {
    const currency = await saveCurrency(inside, input);
    if (!currency) throw new Refusal('not_found');
    await setRate(inside, currency.id, rate);
    await dropPages(inside, '*');
    return currency;
  });
}
