import type { Ctx } from '#api/shared/context.ts';
import { minorRateBetween } from '#api/platform/settings/index.ts';
import type { Rates } from './store/priced.ts';

/** The rates of today between minor units; a currency without a known rate is left out. */
export async function ratesInto(ctx: Ctx, currencyId: number, fromIds: Iterable<number>): Promise<Rates> {
  const rates = new Map<number, number>();
  for (const fromId of new Set(fromIds)) {
    if (fromId === currencyId) continue;
    const rate = await minorRateBetween(ctx, { fromId, toId: currencyId, on: ctx.now() });
    if (rate !== null) rates.set(fromId, rate);
  }
  return rates;
}
