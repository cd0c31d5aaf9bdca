import { claimsOfAdministrators, claimsOfEveryone, type Claim } from '#contract/people/identity/claims.ts';
import { signUpRoles, type UserRole } from '#contract/people/identity/values.ts';

/** Why a role cannot have exactly these claims; null when it can. */
export function faultOfClaims(
  role: UserRole,
  claims: readonly Claim[],
): 'claims_of_administrators' | 'claims_of_everyone' | null {
  if (role === 'administrator' && !hasAll(claims, claimsOfAdministrators)) return 'claims_of_administrators';
  if (!hasAll(claims, claimsOfEveryone)) return 'claims_of_everyone';
  const isOpenToAll = signUpRoles.some((open) => open === role);
  return isOpenToAll && !hasAll(claimsOfEveryone, claims) ? 'claims_of_everyone' : null;
}

function hasAll(claims: readonly Claim[], needed: readonly Claim[]): boolean {
  return needed.every((claim) => claims.includes(claim));
}
