import type { HandOver } from '#contract/sales/fiscal/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { presentHandOver } from './present.ts';
import { findHandOver } from './store/hand-overs.ts';

/** Has a job send it now. Refuses `not_allowed`, `not_found`, and `invalid_transition` for one that arrived. */
export async function resendHandOver(ctx: Ctx, { id }: { id: number }): Promise<HandOver> {
  requireClaim(ctx, 'orders.edit');
  const handOver = await findHandOver(ctx, id);
  if (!handOver) throw new Refusal('not_found');
  if (handOver.state === 'sent') throw new Refusal('invalid_transition');
  await emit(ctx, 'hand_over_due', { hand_over_id: id });
  return presentHandOver(handOver);
}
