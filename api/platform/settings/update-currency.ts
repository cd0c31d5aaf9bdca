import { Refusal } from '#contract/refusals.ts';
import type { Currency, CurrencyChange } from '#contract/platform/settings/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { readDefinition } from './currency-definition.ts';
import { setRate } from './set-rate.ts';
import { saveCurrency } from './store.ts';

export async function updateCurrency(ctx: Ctx, { rate, ...input }: CurrencyChange): Promise<Currency> {
  requireClaim(ctx, 'settings.edit');
  if (input.definition !== undefined) readDefinition(input.definition);
  return inTransaction(ctx, async (tx) => {
    const currency = await saveCurrency(tx, input);
    if (!currency) throw new Refusal('not_found');
    await setRate(tx, currency.id, rate);
    await settingsChanged(tx);
    return currency;
  });
}
