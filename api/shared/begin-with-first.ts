import type { PoolClient } from 'pg';
import { mayWrite } from './watch-connection.ts';

/**
 * Sends `begin` together with the first statement of its transaction, so that their answers are awaited once. A statement
 * that writes waits for the answer to `begin`: if that had failed, it would be committed by itself. A transaction without
 * statements sends nothing. The client must be in pipeline mode.
 */
export function beginWithFirst(client: PoolClient): void {
  const send: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let hasToBegin = false;

  async function sendFirst(text: unknown, ...args: unknown[]): Promise<unknown> {
    const begun = send('begin');
    if (mayWrite(String(text))) await begun;
    const [, answer] = await Promise.all([begun, send(text, ...args)]);
    return answer;
  }

  const query = (text: unknown, ...args: unknown[]) => {
    if (text === 'begin') {
      hasToBegin = true;
      return Promise.resolve(answerTo('BEGIN'));
    }
    if (!hasToBegin) return send(text, ...args);
    hasToBegin = false;
    return isEnd(text) ? Promise.resolve(answerTo(text.toUpperCase())) : sendFirst(text, ...args);
  };
  Object.assign(client, { query });
}

/** As the driver of Kysely reads it. */
function answerTo(command: string) {
  return { command, rows: [], rowCount: null };
}

function isEnd(text: unknown): text is string {
  return text === 'commit' || text === 'rollback';
}
