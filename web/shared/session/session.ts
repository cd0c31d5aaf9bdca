import type { SignInQuestion } from '#contract/people/identity/factors.ts';
import type { Session as Opened } from '#contract/people/identity/calls.ts';
import { api } from '../api/api.ts';
import { codeOf } from '../api/api-error.ts';
import { isConnectionLost, onConnectionChange } from '../api/connection.ts';
import {
  currentSession,
  isFreshNow,
  storeTokens,
  renewTokensWith,
  setSession,
  storageKeys,
  type Session,
  type SessionUser,
} from './session-store.ts';
import { dropHolder, storeHolder, tokenHolder } from './token-holder.ts';

/** Key of an earlier version; its token is migrated on the next renewal [domain 7]. */
const legacyKey = 'refresh_token';

/**
 * Restores the session at start, if it is still valid [specification 4, Session]. `prepare` runs before anyone is
 * notified, and so before the first question about the person.
 */
export async function restoreSession(prepare?: (user: SessionUser | null) => Promise<void>): Promise<void> {
  renewTokensWith(renewToken);
  window.addEventListener('storage', followOtherTabs);
  const restored = await restoredSession();
  try {
    await prepare?.(restored.status === 'user' ? restored.user : null);
  } finally {
    setSession(restored);
  }
}

async function restoredSession(): Promise<Session> {
  try {
    const hadToken = storedToken() !== null;
    const opened = await inTurn(swapTokens);
    return opened ? await sessionOf(opened.user) : { status: 'guest', hasExpired: hadToken };
  } catch (error) {
    // Without a connection the tokens stay: the session may still be valid when the network is back.
    const user = await userOnDevice();
    const leave = onConnectionChange(() => {
      if (!isConnectionLost()) restoreAgain(user).then(leave, console.warn);
    });
    console.warn(error);
    return user ? { status: 'user', user, claims: storedClaims() } : { status: 'guest' };
  }
}

/** Unless somebody has signed in meanwhile. */
async function restoreAgain(onDevice: SessionUser | null): Promise<void> {
  const session = currentSession();
  if (session.status === 'user' && session.user !== onDevice) return;
  const opened = await inTurn(swapTokens);
  if (opened) await settleAs(opened.user);
}

/** Who was signed in here last, to read what the device has stored. */
async function userOnDevice(): Promise<SessionUser | null> {
  const holder = tokenHolder();
  if (holder === null || !isConnectionLost()) return null;
  try {
    const { startFromDevice } = await import('../on-device/offline-start.ts');
    return await startFromDevice(holder);
  } catch {
    return null;
  }
}

/** Resolves to the second step that the account requires, or null when signed in. Throws the refusal. */
export async function signIn(credentials: { username: string; password: string }): Promise<SignInQuestion | null> {
  const answer = await api().identity.authenticate({ data: [credentials] });
  if (answer.status === 'verification_required') return answer.data[0];
  await takeSession(answer.data[0]);
  return null;
}

export async function takeSession(opened: Opened): Promise<void> {
  await inTurn(async () => storeOpened(opened));
  await settleAs(opened.user);
}

export async function renewClaims(): Promise<void> {
  const session = currentSession();
  if (session.status === 'user') await settleAs(session.user);
}

export async function signOut(): Promise<void> {
  const refreshToken = await inTurn(async () => {
    const held = localStorage.getItem(storageKeys.refreshToken);
    purge();
    return held;
  });
  if (refreshToken)
    await api()
      .identity.signOut({ refreshToken })
      .catch((error: unknown) => console.warn(error));
}

export function setSessionUser(user: SessionUser): void {
  const session = currentSession();
  if (session.status === 'user') setSession({ ...session, user });
}

async function settleAs(user: SessionUser): Promise<void> {
  setSession(await sessionOf(user));
}

/** Claims are loaded before anyone is notified of the session. */
async function sessionOf(user: SessionUser): Promise<Session> {
  const claims = await fetchClaims(user).catch((error: unknown) => {
    console.warn(error);
    return storedClaims();
  });
  localStorage.setItem(storageKeys.claims, claims.join(','));
  return { status: 'user', user, claims };
}

async function fetchClaims({ userRoles }: SessionUser): Promise<string[]> {
  if (userRoles.length === 0) return [];
  const { results } = await api().identity.retrieveClaims({
    filter: { role_ids: userRoles.map(({ id }) => id) },
    // An administrator has more claims than a page of a list has by default.
    page: { number: 1, size: 100 },
  });
  return results.map(({ slug }) => slug);
}

function storedClaims(): string[] {
  return (localStorage.getItem(storageKeys.claims) ?? '').split(',').filter(Boolean);
}

/** One tab renews the token; the other tabs find it in local storage. */
async function renewToken(oldToken: string): Promise<string | null> {
  return inTurn(async () => {
    const held = localStorage.getItem(storageKeys.token);
    if (held && held !== oldToken && isFreshNow(held)) return held;
    const opened = await swapTokens();
    return opened?.token ?? null;
  });
}

/** Null when there is no refresh token or the API refuses it. Must run in one tab at a time. */
async function swapTokens(): Promise<Opened | null> {
  const refreshToken = storedToken();
  if (!refreshToken) return null;
  try {
    const { data } = await api().identity.refreshToken({ refreshToken });
    storeOpened(data[0]);
    localStorage.removeItem(legacyKey);
    return data[0];
  } catch (error) {
    if (codeOf(error) !== 'token_expired' && codeOf(error) !== 'token_reused') throw error;
    purge({ hasExpired: true });
    return null;
  }
}

function storeOpened(opened: Opened): void {
  storeTokens(opened);
  storeHolder(opened);
}

function storedToken(): string | null {
  return localStorage.getItem(storageKeys.refreshToken) ?? localStorage.getItem(legacyKey);
}

/** Serialises tabs; without the Locks API the server's grace period for two tabs has to suffice. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', run) : run();
}

/** Cart, language and page follow the session by themselves. */
function purge({ hasExpired = false } = {}): void {
  for (const key of [...Object.values(storageKeys), legacyKey]) localStorage.removeItem(key);
  dropHolder();
  if (currentSession().status === 'user') setSession({ status: 'guest', hasExpired });
}

function followOtherTabs({ key, newValue }: StorageEvent): void {
  // The key is null after localStorage.clear().
  if (key !== storageKeys.refreshToken && key !== null) return;
  const session = currentSession();
  const isLeft = session.status === 'user' && (!newValue || isAnother(session.user));
  if (isLeft) setSession({ status: 'guest' });
  if (newValue && currentSession().status === 'guest')
    void joinOtherTab().catch((error: unknown) => console.warn(error));
}

function isAnother({ id }: SessionUser): boolean {
  const holder = tokenHolder();
  return holder !== null && holder !== id;
}

async function joinOtherTab(): Promise<void> {
  const { data } = await api().identity.getSelf({});
  await settleAs(data[0]);
}
