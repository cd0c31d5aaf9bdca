import type { Ctx } from '#api/shared/context.ts';
import { findRate } from './store.ts';

type Pair = { fromId: number; toId: number; on: Date };

/**
 * What one unit of a currency is worth in another by the newest rate on or before that day (UTC), as in 920 from usd to
 * aoa; null when no rate is known, never a guess. Prices made with it are indicative (domain 2).
 */
export async function rateBetween(ctx: Ctx, { fromId, toId, on }: Pair): Promise<number | null> {
  if (fromId === toId) return 1;
  return findRate(ctx, { fromId, toId, day: on.toISOString().slice(0, 10) });
}
