import type { Self } from '#contract/people/identity/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { findSelf } from './self-store.ts';

export async function getSelf(ctx: Ctx): Promise<Self> {
  const self = await findSelf(ctx, signedIn(ctx).userId);
  if (!self) throw new Refusal('not_signed_in');
  return self;
}
