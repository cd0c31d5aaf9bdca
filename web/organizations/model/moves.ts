import type { Affiliation } from '#contract/organizations/affiliation.ts';
import { hasOrganizationRight, organizationRoles, type OrganizationRole } from '#contract/organizations/values.ts';

export const affiliationMoves = ['resend', 'change', 'end'] as const;
export type AffiliationMove = (typeof affiliationMoves)[number];

type Of = Pick<Affiliation, 'status' | 'role'>;

const statusesFor: Record<AffiliationMove, readonly Affiliation['status'][]> = {
  resend: ['invited', 'expired'],
  change: ['invited', 'active'],
  end: ['invited', 'active'],
};

/** What someone with a role may do with the affiliation of another person. */
export function movesFor(of: Of, own: OrganizationRole): AffiliationMove[] {
  if (!mayEditRole(of.role, own)) return [];
  return affiliationMoves.filter((move) => statusesFor[move].includes(of.status));
}

export function isMovable(of: Of, own: OrganizationRole): boolean {
  return movesFor(of, own).length > 0;
}

export function rolesToGive(own: OrganizationRole): OrganizationRole[] {
  return organizationRoles.filter((role) => mayEditRole(role, own));
}

function mayEditRole(role: OrganizationRole, own: OrganizationRole): boolean {
  return hasOrganizationRight(own, role === 'employee' ? 'employees.edit' : 'managers.edit');
}
