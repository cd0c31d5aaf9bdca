import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import {
  hasOrganizationRight,
  isOpenAffiliation,
  openAffiliationStatuses,
  organizationRoles,
  type OrganizationRole,
} from '#contract/people/organizations/values.ts';

export const affiliationMoves = ['resend', 'change', 'end'] as const;
export type AffiliationMove = (typeof affiliationMoves)[number];

type Of = Pick<Affiliation, 'status' | 'role'>;

const statusesFor: Record<AffiliationMove, readonly Affiliation['status'][]> = {
  resend: ['invited', 'expired'],
  change: openAffiliationStatuses,
  end: openAffiliationStatuses,
};

/** What someone with a role may do with the affiliation of another person. */
export function movesFor(of: Of, own: OrganizationRole): AffiliationMove[] {
  if (!mayEditRole(of.role, own)) return [];
  return affiliationMoves.filter((move) => statusesFor[move].includes(of.status));
}

/** What can be done for many people at once; a seat is assigned to anyone who belongs or is invited. */
export const bulkMoves = ['resend', 'change', 'seat', 'end'] as const;
export type BulkMove = (typeof bulkMoves)[number];

export function bulkMovesFor(of: Of, own: OrganizationRole): BulkMove[] {
  const possible: BulkMove[] = movesFor(of, own);
  const isSeatable = isOpenAffiliation(of.status);
  if (isSeatable && hasOrganizationRight(own, 'seats.assign')) possible.push('seat');
  return bulkMoves.filter((move) => possible.includes(move));
}

export function isMovable(of: Of, own: OrganizationRole): boolean {
  return bulkMovesFor(of, own).length > 0;
}

type Row = Of & Pick<Affiliation, 'invited_at'>;

/**
 * Whether a move remains to be done, for somebody about whom a command got no answer: it may have been carried out.
 * Changes and seats are idempotent, and are simply sent again.
 */
export function isStillToDo(move: BulkMove, { before, after }: { before: Row; after: Row }): boolean {
  if (move === 'resend') return after.invited_at === before.invited_at;
  return move !== 'end' || after.status !== 'ended';
}

export function rolesToGive(own: OrganizationRole): OrganizationRole[] {
  return organizationRoles.filter((role) => mayEditRole(role, own));
}

function mayEditRole(role: OrganizationRole, own: OrganizationRole): boolean {
  return hasOrganizationRight(own, role === 'employee' ? 'employees.edit' : 'managers.edit');
}
