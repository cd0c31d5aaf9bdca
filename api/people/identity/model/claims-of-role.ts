import { claims as everyClaim, fixedClaim, type Claim } from '#contract/people/identity/claims.ts';
import type { UserRole } from '#contract/people/identity/values.ts';

/** Why a role cannot have exactly these claims; null when it can. */
export function faultOfClaims(
  role: UserRole,
  claims: readonly Claim[],
): 'claims_of_administrators' | 'claims_of_everyone' | null {
  const isWhole = everyClaim.every((claim) => {
    const fixed = fixedClaim(role, claim);
    return fixed === null || fixed === claims.includes(claim);
  });
  if (isWhole) return null;
  return role === 'administrator' ? 'claims_of_administrators' : 'claims_of_everyone';
}
