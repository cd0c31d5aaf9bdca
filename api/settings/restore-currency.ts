import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#contract/settings.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { setDeleted } from '#api/shared/set-deleted.ts';
import { findCurrency } from './store.ts';

export async function restoreCurrency(ctx: Ctx, { id }: { id: number }): Promise<Currency> {
  mustHave(ctx, 'settings.edit');
  const currency = await findCurrency(ctx, { id });
  if (!currency) throw new Refusal('not_found');
  await setDeleted(ctx, 'currencies', { id, deletedAt: null });
  await dropPages(ctx, '*');
  return currency;
}
