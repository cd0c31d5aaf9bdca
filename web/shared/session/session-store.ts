import { useSyncExternalStore } from 'react';
import type { Self } from '#contract/identity/calls.ts';
import { isFresh, timesOf } from './access-token.ts';

/** The signed-in user as the API tells it; the tokens stay in local storage. */
export type SessionUser = Self;

export type Session =
  | { status: 'restoring' }
  /** `hasExpired`: nobody signed out here; the session ended at the server. */
  | { status: 'guest'; hasExpired?: boolean }
  | { status: 'user'; user: SessionUser; claims: string[] };

/** Local storage holds token, refresh token and claims [specification 9]. */
export const storageKeys = { token: 'token', refreshToken: 'refreshToken', claims: 'claims' } as const;

let session: Session = { status: 'restoring' };
const listeners = new Set<() => void>();
let settle: (session: Session) => void;
const settled = new Promise<Session>((resolve) => {
  settle = resolve;
});

export function currentSession(): Session {
  return session;
}

export function setSession(next: Session): void {
  session = next;
  if (next.status !== 'restoring') settle(next);
  for (const listener of listeners) listener();
}

/** The session once it is known whether there is one; guards wait for it. */
export async function knownSession(): Promise<Session> {
  await settled;
  return session;
}

const restoring: Session = { status: 'restoring' };

export function useSession(): Session {
  return useSyncExternalStore(
    onSessionChange,
    () => session,
    () => restoring,
  );
}

/** Whether somebody is signed in. For a guest nothing changes when that is known, so nothing is drawn again. */
export function useIsUser(): boolean {
  return useSyncExternalStore(
    onSessionChange,
    () => session.status === 'user',
    () => false,
  );
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the user's roles grant every one of these claims [specification 4]. */
export function hasClaims(of: Session, ...slugs: string[]): boolean {
  return of.status === 'user' && slugs.every((slug) => of.claims.includes(slug));
}

/** Fetches a token in place of the given one, or answers null when the session is over. */
type Renew = (worn: string) => Promise<string | null>;
let renew: Renew = async () => null;

/** web/shared/session/session.ts brings the way to a fresh token, since it stands above the API client. */
export function renewTokensWith(way: Renew): void {
  renew = way;
}

/** The access token after one that the API no longer takes. */
export function renewedBearer(worn: string): Promise<string | null> {
  return renew(worn);
}

let aheadMs = 0;

/** Keeps the pair of tokens, and learns from a new one how far the clock of this machine is off. */
export function storeTokens({ token, refreshToken }: { token: string; refreshToken: string }): void {
  const times = timesOf(token);
  if (times) aheadMs = Date.now() - times.madeAt;
  localStorage.setItem(storageKeys.token, token);
  localStorage.setItem(storageKeys.refreshToken, refreshToken);
}

/** An access token that will last for the next request, or null for a guest. */
export async function bearer(): Promise<string | null> {
  const token = localStorage.getItem(storageKeys.token);
  if (!token) return null;
  return isFreshNow(token) ? token : renew(token);
}

export function isFreshNow(token: string): boolean {
  return isFresh(token, { now: Date.now(), aheadMs });
}
