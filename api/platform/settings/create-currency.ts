import { Refusal } from '#contract/refusals.ts';
import type { Currency, NewCurrency } from '#contract/platform/settings/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { readDefinition } from './currency-definition.ts';
import { setRate } from './set-rate.ts';
import { insertCurrency } from './store.ts';

export async function createCurrency(ctx: Ctx, { rate, ...input }: NewCurrency): Promise<Currency> {
  requireClaim(ctx, 'settings.edit');
  readDefinition(input.definition);
  return inTransaction(ctx, async (tx) => {
    const currency = await insertCurrency(tx, input);
    if (!currency) throw new Refusal('key_taken', { field: 'key', key: input.key });
    await setRate(tx, currency.id, rate);
    await settingsChanged(tx);
    return currency;
  });
}
