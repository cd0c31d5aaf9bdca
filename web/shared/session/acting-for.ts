import { useSyncExternalStore } from 'react';
import { hasOrganizationRight, type OrganizationRight } from '#contract/organizations/values.ts';
import { actingFor, currentActingFor, storageKey, storedFor, type ActingFor } from './acting-store.ts';
import { currentSession, onSessionChange } from './session-store.ts';

/** Null: for themselves. The server checks the role at each call. */
export function actFor(next: ActingFor | null): void {
  if (next) localStorage.setItem(storageKey, JSON.stringify(next));
  else localStorage.removeItem(storageKey);
  actingFor.set(next);
}

export function useActingFor(): ActingFor | null {
  return useSyncExternalStore(actingFor.subscribe, actingFor.get, () => null);
}

/** The organization for which the user of this browser buys; null: for themselves. */
export function organizationBuying(acting = currentActingFor()): number | null {
  return acting && mayActFor(acting, 'orders.place') ? acting.organizationId : null;
}

/** False for everybody who acts for themselves. */
export function mayActFor(acting: ActingFor | null, right: OrganizationRight): boolean {
  return acting !== null && hasOrganizationRight(acting.role, right);
}

/** Follows the session, and the other tabs of this browser. */
export function followActingFor(): void {
  onSessionChange(restore);
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) restore();
  });
  restore();
}

function restore(): void {
  actingFor.set(storedFor(currentSession()));
}
