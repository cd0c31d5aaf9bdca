import type { Ctx } from './context.ts';

const longestName = 500;

/** A transaction may have changed the rows, so it counts for itself. */
export function counted<T>(ctx: Ctx, name: object, count: () => Promise<T>): Promise<T> {
  const written = JSON.stringify(name);
  const isStored = !ctx.db.isTransaction && written.length <= longestName;
  return ctx.counts && isStored ? ctx.counts.get(written, count) : count();
}
