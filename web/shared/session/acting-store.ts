import type { OrganizationRole } from '#contract/organizations/values.ts';
import { makeStore } from '../store.ts';
import { currentSession, type Session } from './session-store.ts';

/** The organization for which the user of this browser acts. */
export type ActingFor = { userId: number; organizationId: number; name: string; role: OrganizationRole };

export const storageKey = 'acting_for';
export const actingFor = makeStore<ActingFor | null>(null);

/** Also before `followActingFor` has loaded. */
export function currentActingFor(): ActingFor | null {
  return actingFor.get() ?? storedFor(currentSession());
}

export function storedFor(session: Session): ActingFor | null {
  if (session.status === 'restoring') return null;
  const stored: ActingFor | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
  if (stored && session.status === 'user' && stored.userId === session.user.id) return stored;
  localStorage.removeItem(storageKey);
  return null;
}
