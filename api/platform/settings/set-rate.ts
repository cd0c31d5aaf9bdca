import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mainCurrencyId } from './currency-by-id.ts';
import { dayOf, rateBetween } from './rate-between.ts';
import { upsertRate } from './store.ts';

/** The rate to the main currency, from today on; the main currency itself has none. A rate that is set cannot be removed. */
export async function setRate(ctx: Ctx, currencyId: number, rate: number | null | undefined): Promise<void> {
  if (rate === undefined) return;
  const toId = await mainCurrencyId(ctx);
  const current = toId === currencyId ? null : await rateBetween(ctx, { fromId: currencyId, toId, on: ctx.now() });
  if (rate === current) return;
  if (rate === null) throw new Refusal('invalid_input', { field: 'rate' });
  if (toId === currencyId) throw new Refusal('invalid_input', { field: 'rate' });
  await upsertRate(ctx, { fromId: currencyId, toId, rate, day: dayOf(ctx.now()) });
}
