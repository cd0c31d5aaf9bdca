import { makeStore } from '../store.ts';
import { actingOf, type ActingChoice, type ActingFor } from './acting-of.ts';
import { currentSession, onSessionChange, type Session } from './session-store.ts';

export type { ActingFor } from './acting-of.ts';

/** The choice of each account of this browser, by the id of its user: it outlives the session. */
export const storageKey = 'acting_for';

const revision = makeStore(0);
let last: ActingFor | null = null;

/** The same object as long as nothing changes. */
export function currentActingFor(): ActingFor | null {
  const next = actingIn(currentSession());
  if (!isSame(last, next)) last = next;
  return last;
}

export function currentActingChoice(): ActingChoice {
  const session = currentSession();
  return session.status === 'user' ? storedChoices()[session.user.id] : undefined;
}

export function saveActingChoice(choice: number | null): void {
  const session = currentSession();
  if (session.status !== 'user') return;
  localStorage.setItem(storageKey, JSON.stringify({ ...storedChoices(), [session.user.id]: choice }));
  actingChanged();
}

export function actingChanged(): void {
  revision.set(revision.get() + 1);
}

export function onActingChange(listener: () => void): () => void {
  const stops = [onSessionChange(listener), revision.subscribe(listener)];
  return () => stops.forEach((stop) => void stop());
}

function actingIn(session: Session): ActingFor | null {
  if (session.status !== 'user') return null;
  return actingOf(session.user.organizations, storedChoices()[session.user.id]);
}

function storedChoices(): Record<string, number | null> {
  const stored: object | null = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isChoice));
}

function isChoice([userId, choice]: [string, unknown]): boolean {
  return Number(userId) > 0 && (choice === null || typeof choice === 'number');
}

function isSame(one: ActingFor | null, other: ActingFor | null): boolean {
  return one?.organizationId === other?.organizationId && one?.name === other?.name && one?.role === other?.role;
}
