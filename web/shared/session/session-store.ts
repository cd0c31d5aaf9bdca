import { useSyncExternalStore } from 'react';
import type { Self } from '#contract/people/identity/calls.ts';
import type { UserRole } from '#contract/people/identity/values.ts';
import { makeStore } from '../store.ts';
import { isFresh, timesOf } from './access-token.ts';

export type SessionUser = Self;

export type Session =
  | { status: 'restoring' }
  /** `hasExpired`: the session ended at the server, not by signing out here. */
  | { status: 'guest'; hasExpired?: boolean }
  | { status: 'user'; user: SessionUser; claims: string[] };

/** Local storage holds token, refresh token and claims [specification 9]. */
export const storageKeys = { token: 'token', refreshToken: 'refreshToken', claims: 'claims' } as const;

const restoring: Session = { status: 'restoring' };
const session = makeStore<Session>(restoring);
let settle: () => void;
const settled = new Promise<void>((resolve) => {
  settle = resolve;
});

export const currentSession = session.get;
export const onSessionChange = session.subscribe;

export function setSession(next: Session): void {
  session.set(next);
  if (next.status !== 'restoring') settle();
}

export async function knownSession(): Promise<Session> {
  await settled;
  return session.get();
}

export function useSession(): Session {
  return useSyncExternalStore(session.subscribe, session.get, () => restoring);
}

export function useUser(): SessionUser | null {
  const current = useSession();
  return current.status === 'user' ? current.user : null;
}

export function isStudent(user: SessionUser | null): boolean {
  return hasRole(user, 'student');
}

export function hasRole(user: SessionUser | null, role: UserRole): boolean {
  return user?.userRoles.some(({ name }) => name === role) ?? false;
}

/** Unlike `useSession`, a guest's component does not render again when the session is settled. */
export function useIsUser(): boolean {
  return useSyncExternalStore(
    session.subscribe,
    () => session.get().status === 'user',
    () => false,
  );
}

export function hasClaims(of: Session, ...slugs: string[]): boolean {
  return of.status === 'user' && slugs.every((slug) => of.claims.includes(slug));
}

type Renew = (oldToken: string) => Promise<string | null>;
let renew: Renew = async () => null;

/** Injected by session.ts, which depends on the API client and therefore on this file. */
export function renewTokensWith(way: Renew): void {
  renew = way;
}

export function renewedBearer(oldToken: string): Promise<string | null> {
  return renew(oldToken);
}

let aheadMs = 0;

/** Also measures the clock difference to the server from the new token. */
export function storeTokens({ token, refreshToken }: { token: string; refreshToken: string }): void {
  const times = timesOf(token);
  if (times) aheadMs = Date.now() - times.madeAt;
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.refreshToken, refreshToken);
}

/** An access token valid for the next request, or null for a guest. */
export async function bearer(): Promise<string | null> {
  const token = localStorage.getItem(storageKeys.token);
  if (!token) return null;
  return isFreshNow(token) ? token : renew(token);
}

export function isFreshNow(token: string): boolean {
  return isFresh(token, { now: Date.now(), aheadMs });
}
