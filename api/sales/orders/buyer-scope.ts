import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import { isIn } from './store/memberships.ts';

/** Whose orders a person may read or pay: their own, and those of organizations that gave them the right. */
export type BuyerScope = { userId: number; personId: number; right: OrganizationRight };

type Bought = { user_id: number; organization_id: number | null };

export function buyerScope(ctx: Ctx, right: OrganizationRight): BuyerScope {
  const { userId, personId } = signedIn(ctx);
  return { userId, personId, right };
}

/** Null, which is everyone's, with the claim. */
export function readerScope(ctx: Ctx, claim: string): BuyerScope | null {
  return hasClaims(ctx, claim) ? null : buyerScope(ctx, 'orders.read');
}

/** An order of an organization belongs to its members with the right, no longer to a buyer who left. */
export async function isWithin(ctx: Ctx, scope: BuyerScope | null, bought: Bought): Promise<boolean> {
  if (scope === null) return true;
  const { user_id, organization_id } = bought;
  return organization_id === null ? user_id === scope.userId : isIn(ctx, organization_id, scope);
}

/** Whether the actor may pay, cancel or send proofs of this order. */
export function mayBuyFor(ctx: Ctx, order: Bought): Promise<boolean> {
  return isWithin(ctx, buyerScope(ctx, 'orders.place'), order);
}
