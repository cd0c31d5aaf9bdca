import { Refusal } from '#contract/refusals.ts';
import type { Currency, NewCurrency } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { readDefinition } from './currency-definition.ts';
import { insertCurrency } from './store.ts';

export async function createCurrency(ctx: Ctx, input: NewCurrency): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  readDefinition(input.definition);
  const currency = await insertCurrency(ctx, input);
  if (!currency) throw new Refusal('key_taken', { field: 'key', key: input.key });
  await dropPages(ctx, '/');
  return currency;
}
