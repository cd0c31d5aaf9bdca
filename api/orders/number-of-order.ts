import type { Ctx } from '#api/shared/context.ts';
import { findOrder } from './store/orders.ts';

/** As in `M-2026-000123`. Refuses `not_found`. */
export async function numberOfOrder(ctx: Ctx, id: number): Promise<string> {
  return (await findOrder(ctx, id)).number;
}
