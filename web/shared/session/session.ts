import type { SignInQuestion } from '#contract/identity/factors.ts';
import type { Session as Opened } from '#contract/identity/calls.ts';
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
  type SessionUser,
} from './session-store.ts';

/** The name under which tokens were once kept; what lies there is taken over once [domain 7]. */
const legacyKey = 'refresh_token';

/** Finds out at start whether this browser holds a session that still stands [specification 4, Session]. */
export async function restoreSession(): Promise<void> {
  renewTokensWith(renewToken);
  window.addEventListener('storage', followOtherTabs);
  try {
    const hadToken = heldToken() !== null;
    const opened = await inTurn(swapTokens);
    if (opened) await settleAs(opened.user);
    else setSession({ status: 'guest', hasExpired: hadToken });
  } catch (error) {
    // Without a connection the tokens stay: the session may well stand when the network is back.
    setSession({ status: 'guest' });
    const leave = onConnectionChange(() => {
      if (!isConnectionLost()) restoreAgain().then(leave, console.warn);
    });
    console.warn(error);
  }
}

async function restoreAgain(): Promise<void> {
  if (currentSession().status === 'user') return;
  const opened = await inTurn(swapTokens);
  if (opened) await settleAs(opened.user);
}

/** Signs in, or answers what is still to be shown; the refusal is the caller's to show. */
export async function signIn(credentials: { username: string; password: string }): Promise<SignInQuestion | null> {
  const answer = await api().identity.authenticate({ data: [credentials] });
  if (answer.status === 'verification_required') return answer.data[0];
  await takeSession(answer.data[0]);
  return null;
}

/** Goes on in the session that the API has just opened. */
export async function takeSession(opened: Opened): Promise<void> {
  await inTurn(async () => storeTokens(opened));
  await settleAs(opened.user);
}

/** Asks again what the user may do, as after setting up a factor. */
export async function renewClaims(): Promise<void> {
  const session = currentSession();
  if (session.status === 'user') await settleAs(session.user);
}

/** Ends the session here, in every other tab, and at the server. */
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

/** Takes over what the API answered about the user, as after a change of the profile. */
export function setSessionUser(user: SessionUser): void {
  const session = currentSession();
  if (session.status === 'user') setSession({ ...session, user });
}

/** Learns the claims of the user's roles before anybody hears that there is a session. */
async function settleAs(user: SessionUser): Promise<void> {
  const claims = await fetchClaims(user).catch((error: unknown) => {
    console.warn(error);
    return storedClaims();
  });
  localStorage.setItem(storageKeys.claims, claims.join(','));
  setSession({ status: 'user', user, claims });
}

async function fetchClaims({ userRoles }: SessionUser): Promise<string[]> {
  if (userRoles.length === 0) return [];
  const { results } = await api().identity.retrieveClaims({ filter: { role_ids: userRoles.map(({ id }) => id) } });
  return results.map(({ slug }) => slug);
}

function storedClaims(): string[] {
  return (localStorage.getItem(storageKeys.claims) ?? '').split(',').filter(Boolean);
}

/** The token that follows a worn one. Anyone who comes first fetches it; the others of every tab find it there. */
async function renewToken(worn: string): Promise<string | null> {
  return inTurn(async () => {
    const held = localStorage.getItem(storageKeys.token);
    if (held && held !== worn && isFreshNow(held)) return held;
    const opened = await swapTokens();
    return opened?.token ?? null;
  });
}

/** Swaps the refresh token; null when there is none or the API takes it no longer. Only one tab may be here at a time. */
async function swapTokens(): Promise<Opened | null> {
  const refreshToken = heldToken();
  if (!refreshToken) return null;
  try {
    const { data } = await api().identity.refreshToken({ refreshToken });
    storeTokens(data[0]);
    localStorage.removeItem(legacyKey);
    return data[0];
  } catch (error) {
    if (codeOf(error) !== 'token_expired' && codeOf(error) !== 'token_reused') throw error;
    purge({ hasExpired: true });
    return null;
  }
}

function heldToken(): string | null {
  return localStorage.getItem(storageKeys.refreshToken) ?? localStorage.getItem(legacyKey);
}

/** Waits for the tabs before; where the browser has no locks, the server's grace for two tabs serves. */
function inTurn<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('session', run) : run();
}

/** Removes tokens, claims and user; cart, language and page follow the session by themselves. */
function purge({ hasExpired = false } = {}): void {
  for (const key of [...Object.values(storageKeys), legacyKey]) localStorage.removeItem(key);
  if (currentSession().status === 'user') setSession({ status: 'guest', hasExpired });
}

/** Another tab has signed in or out. */
function followOtherTabs({ key, newValue }: StorageEvent): void {
  // Without a key everything was cleared.
  if (key !== storageKeys.refreshToken && key !== null) return;
  const { status } = currentSession();
  if (!newValue && status === 'user') setSession({ status: 'guest' });
  if (newValue && status === 'guest') void joinOtherTab().catch((error: unknown) => console.warn(error));
}

async function joinOtherTab(): Promise<void> {
  const { data } = await api().identity.getSelf({});
  await settleAs(data[0]);
}
