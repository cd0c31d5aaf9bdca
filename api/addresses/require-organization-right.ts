import type { OrganizationRight } from '#contract/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';

/** Nobody belongs to an organization yet. */
export async function requireOrganizationRight(ctx: Ctx, _id: number, _right: OrganizationRight): Promise<void> {
  signedIn(ctx);
  throw new Refusal('not_found');
}
