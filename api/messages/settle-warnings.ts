import type { MessageKind } from '#contract/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeDown } from './store/warnings.ts';

/** By subject, where `order 12` includes `order 12 payment 3`, or all of these kinds of a user. */
type Settled = { kinds: MessageKind[] } & ({ subject: string } | { user_id: number });

/** Removes warnings whose matter is settled. Idempotent. */
export function settleWarnings(ctx: Ctx, settled: Settled): Promise<void> {
  return takeDown(ctx, settled);
}
