import { Refusal } from '#contract/refusals.ts';
import type { Currency, CurrencyChange } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { readDefinition } from './currency-definition.ts';
import { saveCurrency } from './store.ts';

export async function updateCurrency(ctx: Ctx, input: CurrencyChange): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  if (input.definition !== undefined) readDefinition(input.definition);
  const currency = await saveCurrency(ctx, input);
  if (!currency) throw new Refusal('not_found');
  await dropPages(ctx, '/');
  return currency;
}
