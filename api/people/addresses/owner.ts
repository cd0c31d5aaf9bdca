import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';

/** The person or the organization to which an address or a payment detail belongs. */
export type Owner = { user_id: number; organization_id: null } | { user_id: null; organization_id: number };

/**
 * The actor, or the organization that they act for. Refuses `not_signed_in`, and `not_found` or `not_allowed` where they
 * lack the right in the organization.
 */
export async function ownerFor(
  ctx: Ctx,
  organizationId: number | null | undefined,
  right: OrganizationRight,
): Promise<Owner> {
  const { userId } = signedIn(ctx);
  if (!organizationId) return { user_id: userId, organization_id: null };
  await requireOrganizationRight(ctx, organizationId, right);
  return { user_id: null, organization_id: organizationId };
}
