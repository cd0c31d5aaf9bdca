import type { Acknowledgement } from '#contract/areas/guides/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { readerOf } from './retrieve-guides.ts';
import { findGuide, insertAcknowledgement } from './store.ts';

/** Refuses `not_signed_in`, `not_found`. */
export async function acknowledgeGuide(ctx: Ctx, { id }: { id: number }): Promise<Acknowledgement> {
  if (!(await findGuide(ctx, readerOf(ctx), id))) throw new Refusal('not_found');
  const acknowledged = await insertAcknowledgement(ctx, id, signedIn(ctx).personId);
  return { id, acknowledged_at: acknowledged.toISOString() };
}
