import { useSyncExternalStore } from 'react';
import type { OwnOrganization } from '#contract/people/identity/calls.ts';
import { hasOrganizationRight, type OrganizationRight } from '#contract/people/organizations/values.ts';
import { organizationsToActFor } from './acting-of.ts';
import {
  actingChanged,
  currentActingFor,
  onActingChange,
  saveActingChoice,
  storageKey,
  type ActingFor,
} from './acting-store.ts';
import { currentSession, setSession, useUser } from './session-store.ts';

/** Null: for themselves. Remembered for this account. The server checks the role at each call. */
export function actFor(organizationId: number | null): void {
  saveActingChoice(organizationId);
}

/** As `actFor`, where the session does not know the organization yet. */
export function actForNew(organization: OwnOrganization): void {
  belongTo(organization);
  actFor(organization.id);
}

export function belongTo(organization: OwnOrganization): void {
  const session = currentSession();
  if (session.status !== 'user') return;
  const others = session.user.organizations.filter(({ id }) => id !== organization.id);
  followOwnOrganizations([...others, organization]);
}

export function useActingFor(): ActingFor | null {
  return useSyncExternalStore(onActingChange, currentActingFor, () => null);
}

/** The organizations of the user, as they were just loaded. The choice for whom they act follows. */
export function followOwnOrganizations(organizations: readonly OwnOrganization[]): void {
  const session = currentSession();
  if (session.status !== 'user' || isSame(session.user.organizations, organizations)) return;
  setSession({ ...session, user: { ...session.user, organizations: [...organizations] } });
}

const none: readonly OwnOrganization[] = [];

/** To which the user belongs, also as an employee. */
export function useOwnOrganizations(): readonly OwnOrganization[] {
  return useUser()?.organizations ?? none;
}

/** For which the user may act. */
export function useOrganizationsToActFor(): readonly OwnOrganization[] {
  return organizationsToActFor(useOwnOrganizations());
}

/** Whether the user has this right in an organization, also while they act for another. */
export function useHasRightIn(organizationId: number | null, right: OrganizationRight): boolean {
  const own = useOwnOrganizations().find(({ id }) => id === organizationId);
  return own !== undefined && hasOrganizationRight(own.role, right);
}

/** The organization for which the user of this browser buys; null: for themselves. */
export function organizationBuying(acting = currentActingFor()): number | null {
  return acting && mayActFor(acting, 'orders.place') ? acting.organizationId : null;
}

/** False for everybody who acts for themselves. */
export function mayActFor(acting: ActingFor | null, right: OrganizationRight): boolean {
  return acting !== null && hasOrganizationRight(acting.role, right);
}

/** Follows the other tabs of this browser. */
export function followActingFor(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) actingChanged();
  });
}

function isSame(one: readonly OwnOrganization[], other: readonly OwnOrganization[]): boolean {
  return one.map(keyOf).toSorted().join('\n') === other.map(keyOf).toSorted().join('\n');
}

function keyOf({ id, name, role }: OwnOrganization): string {
  return `${id} ${role} ${name}`;
}
