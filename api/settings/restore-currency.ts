import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setCurrencyDeleted } from './store.ts';

export async function restoreCurrency(ctx: Ctx, { id }: { id: number }): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  const currency = await setCurrencyDeleted(ctx, id, null);
  if (!currency) throw new Refusal('not_found');
  await dropPages(ctx, '*');
  return currency;
}
