import { knownSession } from '../session/session-store.ts';
import { ConnectionFailure } from './connection.ts';

type Source = <Answer>(key: readonly unknown[], load: () => Promise<Answer>) => Promise<Answer>;

/**
 * Without a network the session begins on the device, after the first queries of a page. They then ask what answers by
 * that time.
 */
const server: Source = (key, load) =>
  load().catch(async (error: unknown) => {
    if (!(error instanceof ConnectionFailure)) throw error;
    await knownSession();
    if (answerSource.answer === server) throw error;
    return answerSource.answer(key, load);
  });

/** Where queries have their answers from: the server, and in a session also the device (`web/shared/on-device/`). */
export const answerSource = { answer: server };
