import type { PoolClient } from 'pg';
import { mayWrite, textOf } from './watch-connection.ts';

const marksSavepoint = /^(release )?savepoint /;

/**
 * Sends `begin` together with the first statement of its transaction, so that their answers are awaited once. A statement
 * that writes waits for the answer to `begin`: if that had failed, it would be committed by itself. A transaction without
 * statements sends nothing. Savepoints are sent with the statement after them, since all fail once one has failed. The
 * client must be in pipeline mode.
 */
export function beginWithFirst(client: PoolClient): void {
  const send: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let held: string[] = [];

  async function sendAfter(before: string[], text: unknown, ...args: unknown[]): Promise<unknown> {
    if (before[0] === 'begin' && mayWrite(textOf(text) ?? '')) {
      await Promise.all(before.map((one) => send(one)));
      return send(text, ...args);
    }
    const answers = await Promise.all(
      inOnePacket(client, () => [...before.map((one) => send(one)), send(text, ...args)]),
    );
    return answers.at(-1);
  }

  const query = (text: unknown, ...args: unknown[]) => {
    if (isHeld(text)) {
      held.push(text);
      return Promise.resolve(answerTo(text));
    }
    if (held.length === 0) return send(text, ...args);
    const before = held;
    held = [];
    const isEmpty = before.length === 1 && before[0] === 'begin' && isEnd(text);
    return isEmpty ? Promise.resolve(answerTo(text)) : sendAfter(before, text, ...args);
  };
  Object.assign(client, { query });
}

function inOnePacket<T>({ connection: { stream } }: PoolClient, write: () => T): T {
  stream.cork();
  try {
    return write();
  } finally {
    stream.uncork();
  }
}

/** As the driver of Kysely reads it. */
function answerTo(text: string) {
  return { command: text.toUpperCase(), rows: [], rowCount: null };
}

function isHeld(text: unknown): text is string {
  return text === 'begin' || (typeof text === 'string' && marksSavepoint.test(text));
}

function isEnd(text: unknown): text is string {
  return text === 'commit' || text === 'rollback';
}
