import { Refusal } from '#contract/refusals.ts';
import type { Currency, NewCurrency } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { readDefinition } from './currency-definition.ts';
import { setRate } from './set-rate.ts';
import { insertCurrency } from './store.ts';

export async function createCurrency(ctx: Ctx, { rate, ...input }: NewCurrency): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  readDefinition(input.definition);
  return inTransaction(ctx, async (inside) => {
    const currency = await insertCurrency(inside, input);
    if (!currency) throw new Refusal('key_taken', { field: 'key', key: input.key });
    await setRate(inside, currency.id, rate);
    await dropPages(inside, '*');
    return currency;
  });
}
