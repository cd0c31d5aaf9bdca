import { useSyncExternalStore } from 'react';

/** The signed-in user, as POST /users/refresh-token answers it [specification 3]. */
export type SessionUser = {
  id: number;
  username: string;
  person: { id: number; name: string };
  userRoles: { id: number; name: string }[];
  user_picture_id: number | null;
  currency_id: number | null;
  locale_id: number | null;
  cart: string;
};

export type Session =
  | { status: 'restoring' }
  | { status: 'guest' }
  | { status: 'user'; user: SessionUser; claims: string[] };

/** Local storage holds token, refresh token and claims [specification 9]. */
export const storageKeys = { token: 'token', refreshToken: 'refreshToken', claims: 'claims' } as const;

let session: Session = { status: 'restoring' };
const hearers = new Set<() => void>();
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
  for (const hear of hearers) hear();
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

export function onSessionChange(hear: () => void): () => void {
  hearers.add(hear);
  return () => hearers.delete(hear);
}

type Refresh = () => Promise<string | null>;
let refresh: Refresh = async () => null;

/** web/shared/session.ts brings the way to a fresh token, since it stands above the API client. */
export function refreshTokensWith(way: Refresh): void {
  refresh = way;
}

const staleBeforeMs = 20_000;

/** An access token that will last for the next request, or null for a guest. */
export async function bearer(): Promise<string | null> {
  const token = localStorage.getItem(storageKeys.token);
  if (!token) return null;
  return expiresAt(token) - Date.now() > staleBeforeMs ? token : refresh();
}

function expiresAt(token: string): number {
  try {
    const [, payload = ''] = token.split('.');
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1_000 : 0;
  } catch {
    return 0;
  }
}
