import { answerSource } from '../api/answer-source.ts';
import { ConnectionFailure, isConnectionLost } from '../api/connection.ts';
import { knownSession } from '../session/session-store.ts';
import { isStorable } from './model/stored-queries.ts';
import { currentReader, storedAnswer } from './stored-answers.ts';

/** From now on, without a connection, queries answer what the device has stored for who is signed in. */
export function answerFromDevice(): void {
  answerSource.answer = orStored;
}

async function orStored<Answer>(key: readonly unknown[], load: () => Promise<Answer>): Promise<Answer> {
  const before = isConnectionLost() ? await stored<Answer>(key) : undefined;
  if (before !== undefined) return before;
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ConnectionFailure)) throw error;
    const answer = await stored<Answer>(key);
    if (answer !== undefined) return answer;
    error.needsNetwork = !isStorable(key) || !currentReader();
    throw error;
  }
}

// The device has what this call answered before, so it has its type.
async function stored<Answer>(key: readonly unknown[]): Promise<Answer | undefined> {
  await knownSession();
  return (await storedAnswer(key).catch(() => undefined)) as Answer | undefined;
}
