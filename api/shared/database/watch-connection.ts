import type { PoolClient } from 'pg';
import { DatabaseAway, isConnectionLoss } from './database-away.ts';
import { requestScope } from '../http/request-scope.ts';

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*;?\s*$/i;
const commits = /^\s*commit\b/i;
const reads = /^\s*(\/\*.*?\*\/\s*)?(select|with|values|show|set|listen|begin|start transaction|rollback)\b/i;
const writes = /\b(insert|(?<!\bfor (no key )?)update|delete|merge|truncate)\b/i;

type Watching = {
  onLoss: (error: unknown) => void;
  /** A connection that does not answer within this time is cut; 0: never. */
  answerWithinMs: number;
};

/**
 * Keeps the process running when a connection in use is lost, which the driver would end it for, and throws
 * `DatabaseAway`, which says whether something may be committed.
 */
export function watchConnection(client: PoolClient, { onLoss, answerWithinMs }: Watching): void {
  const send: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let isInTransaction = false;
  let loss: DatabaseAway | undefined;

  // The driver rejects pending queries itself.
  client.on('error', onLoss);

  async function watched(text: string, ...args: unknown[]): Promise<unknown> {
    const stands = isInTransaction ? commits.test(text) : mayWrite(text);
    const cutting = answerWithinMs > 0 ? setTimeout(() => cut(client, answerWithinMs), answerWithinMs) : undefined;
    try {
      const answer = await send(...args);
      if (stands) noteCommit();
      if (begins.test(text)) isInTransaction = true;
      else if (ends.test(text)) isInTransaction = false;
      return answer;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      onLoss(error);
      // Later queries, such as the rollback, know less about the loss than the first.
      throw (loss ??= new DatabaseAway(error, { mayHaveCommitted: stands }));
    } finally {
      clearTimeout(cutting);
    }
  }

  const query = (...args: unknown[]) => {
    const text = textOf(args[0]);
    return text === null || typeof args.at(-1) === 'function' ? send(...args) : watched(text, ...args);
  };
  Object.assign(client, { query });
}

function cut({ connection }: PoolClient, afterMs: number): void {
  const silence = new Error(`The database has not answered for ${afterMs / 1_000} s.`);
  connection.stream.destroy(Object.assign(silence, { code: 'ETIMEDOUT' }));
}

/** Outside a transaction each statement commits by itself. */
export function mayWrite(text: string): boolean {
  return !reads.test(text) || writes.test(text);
}

function noteCommit(): void {
  const scope = requestScope();
  if (scope) scope.hasCommitted = true;
}

export function textOf(args: unknown): string | null {
  if (typeof args === 'string') return args;
  const { text } = Object(args);
  return typeof text === 'string' ? text : null;
}
