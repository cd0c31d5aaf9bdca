import { decimalsOf } from '#contract/visitor-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findRate } from './store.ts';

type Pair = { fromId: number; toId: number; on: Date };

/** As in 920 from usd to aoa, on or before that day (UTC). Prices computed with it are indicative (domain 2). */
export async function rateBetween(ctx: Ctx, { fromId, toId, on }: Pair): Promise<number | null> {
  if (fromId === toId) return 1;
  return (await findRate(ctx, { fromId, toId, day: dayOf(on) }))?.rate ?? null;
}

/** The same between minor units: 9.2 where a cent of a dollar buys francs, which have no minor unit. */
export async function minorRateBetween(ctx: Ctx, { fromId, toId, on }: Pair): Promise<number | null> {
  if (fromId === toId) return 1;
  const existing = await findRate(ctx, { fromId, toId, day: dayOf(on) });
  return existing && existing.rate * 10 ** (decimalsOf(existing.toKey) - decimalsOf(existing.fromKey));
}

export function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
