import type { Claim } from '#contract/people/identity/claims.ts';
import type { TokenClaim } from '#contract/people/identity/staff/api-tokens.ts';
import { claimGroups } from '../roles/claim-groups.ts';

const groups = ['training', 'money', 'people', 'site'] as const satisfies readonly (keyof typeof claimGroups)[];

export type OwnGroup = { group: (typeof groups)[number]; claims: readonly TokenClaim[] };

/** Of each group what a user with these claims can give to a token; without groups that have nothing. */
export function ownGroups(own: readonly string[]): OwnGroup[] {
  return groups
    .map((group) => {
      const all: readonly Claim[] = claimGroups[group];
      return { group, claims: all.filter(isForTokens).filter((claim) => own.includes(claim)) };
    })
    .filter(({ claims }) => claims.length > 0);
}

function isForTokens(claim: Claim): claim is TokenClaim {
  return claim !== 'users.edit';
}
