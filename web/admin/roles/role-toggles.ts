import { claims, type Claim } from '#contract/people/identity/claims.ts';
import type { RoleRecord } from '#contract/people/identity/staff/roles.ts';

type Role = Pick<RoleRecord, 'id'> & { claims: readonly Claim[] };

/** What was ticked, by role and claim. */
export type Toggles = Readonly<Record<string, boolean>>;

export function toggleKey(roleId: number, claim: Claim): string {
  return `${roleId} ${claim}`;
}

/** Those of a role that differ from what is stored. */
export function togglesLeft(role: Role, toggles: Toggles): Partial<Record<Claim, boolean>> {
  return Object.fromEntries(
    claims.flatMap((claim) => {
      const ticked = toggles[toggleKey(role.id, claim)];
      return ticked === undefined || ticked === role.claims.includes(claim) ? [] : [[claim, ticked]];
    }),
  );
}

export function nextClaims(role: Role, toggles: Toggles): Claim[] {
  const differing = togglesLeft(role, toggles);
  return claims.filter((claim) => differing[claim] ?? role.claims.includes(claim));
}
