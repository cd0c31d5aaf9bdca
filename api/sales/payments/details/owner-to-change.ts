import { ownerFor, type Owner } from '#api/people/addresses/index.ts';
import { requireFreshSignIn } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Refuses as `ownerFor` does, and `reauthentication_required`: an open session alone must not redirect money. */
export async function ownerToChange(ctx: Ctx, organizationId: number | null | undefined): Promise<Owner> {
  const owner = await ownerFor(ctx, organizationId, 'addresses.edit');
  await requireFreshSignIn(ctx);
  return owner;
}
