import type { OrganizationRight } from '#contract/organizations/values.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { organizationsWithRight } from './store/memberships.ts';

/** Whose orders the actor may read or pay: their own, and those of organizations that gave them the right. */
export type BuyerScope = { userId: number; organizationIds: number[] };

type Bought = { user_id: number; organization_id: number | null };

export async function buyerScope(ctx: Ctx, right: OrganizationRight): Promise<BuyerScope> {
  const { userId, personId } = signedIn(ctx);
  return { userId, organizationIds: await organizationsWithRight(ctx, personId, right) };
}

/** Null, which is everyone's, with the claim. */
export async function readerScope(ctx: Ctx, claim: string): Promise<BuyerScope | null> {
  return hasClaims(ctx, claim) ? null : buyerScope(ctx, 'orders.read');
}

/** An order of an organization belongs to its members with the right, no longer to a buyer who left. */
export function isWithin(scope: BuyerScope | null, { user_id, organization_id }: Bought): boolean {
  if (scope === null) return true;
  return organization_id === null ? user_id === scope.userId : scope.organizationIds.includes(organization_id);
}

/** Whether the actor may pay, cancel or send proofs of this order. */
export async function mayBuyFor(ctx: Ctx, order: Bought): Promise<boolean> {
  if (order.organization_id === null) return signedIn(ctx).userId === order.user_id;
  return isWithin(await buyerScope(ctx, 'orders.place'), order);
}
