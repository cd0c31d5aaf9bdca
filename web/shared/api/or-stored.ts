import { currentSession } from '../session/session-store.ts';
import { ConnectionFailure, isConnectionLost } from './connection.ts';

/** Asks the server; without a connection a signed-in person gets what their device has stored. */
export async function orStored<Answer>(key: readonly unknown[], ask: () => Promise<Answer>): Promise<Answer> {
  if (isConnectionLost()) {
    const stored = await storedFor<Answer>(key);
    if (stored !== undefined) return stored;
  }
  try {
    return await ask();
  } catch (error) {
    const stored = error instanceof ConnectionFailure ? await storedFor<Answer>(key) : undefined;
    if (stored === undefined) throw error;
    return stored;
  }
}

// The device has what this call answered before, so it has its type.
async function storedFor<Answer>(key: readonly unknown[]): Promise<Answer | undefined> {
  if (currentSession().status !== 'user') return undefined;
  try {
    const { storedAnswer } = await import('../on-device/stored-answers.ts');
    return (await storedAnswer(key)) as Answer | undefined;
  } catch {
    return undefined;
  }
}
