import { createHash } from 'node:crypto';
import type { Ctx } from '../context.ts';

const longestName = 500;

/** A transaction may have changed the rows, so it counts for itself. */
export function counted<T>(ctx: Ctx, name: object, count: () => Promise<T>): Promise<T> {
  const stored = JSON.stringify(name);
  const isStored = !ctx.db.isTransaction && stored.length <= longestName;
  return ctx.counts && isStored ? ctx.counts.get(stored, count) : count();
}

type Counting<T> = {
  /** What there is, or null where that is so much that counting takes long. */
  countFew: () => Promise<T | null>;
  count: () => Promise<T>;
};

/** Exact while there is little; otherwise what was counted within the last minute. */
export async function countedWhenMany<T>(ctx: Ctx, name: object, { countFew, count }: Counting<T>): Promise<T> {
  const isStored = ctx.counts && !ctx.db.isTransaction;
  if (!isStored) return count();
  const key = { many: createHash('sha256').update(JSON.stringify(name)).digest('base64url') };
  if (ctx.counts?.peek(JSON.stringify(key)) !== undefined) return counted(ctx, key, count);
  return (await countFew()) ?? counted(ctx, key, count);
}
