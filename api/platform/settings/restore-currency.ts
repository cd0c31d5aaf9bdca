import { Refusal } from '#contract/refusals.ts';
import type { Currency } from '#contract/platform/settings/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { settingsChanged } from '#api/shared/events/site-facts.ts';
import { setDeleted } from '#api/shared/database/set-deleted.ts';
import { presentCurrency } from './present-currency.ts';
import { findCurrency } from './store.ts';

export async function restoreCurrency(ctx: Ctx, { id }: { id: number }): Promise<Currency> {
  requireClaim(ctx, 'settings.edit');
  const currency = await findCurrency(ctx, { id });
  if (!currency) throw new Refusal('not_found');
  await setDeleted(ctx, 'currencies', { id, deletedAt: null });
  await settingsChanged(ctx);
  return presentCurrency(currency);
}
