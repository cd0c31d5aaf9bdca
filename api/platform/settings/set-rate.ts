import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mainCurrencyId } from './currency-by-id.ts';
import { dayOf } from './rate-between.ts';
import { upsertRate } from './store.ts';

/** The rate to the main currency, from today on; the main currency itself has none. */
export async function setRate(ctx: Ctx, currencyId: number, rate: number | undefined): Promise<void> {
  if (rate === undefined) return;
  const toId = await mainCurrencyId(ctx);
  if (toId === currencyId) throw new Refusal('invalid_input', { field: 'rate' });
  await upsertRate(ctx, { fromId: currencyId, toId, rate, day: dayOf(ctx.now()) });
}
