import type { PoolClient } from 'pg';
import { DatabaseAway, isConnectionLoss } from './database-away.ts';
import { requestScope } from './request-scope.ts';

const begins = /^\s*(begin|start transaction)\b/i;
const ends = /^\s*(commit|rollback)\s*;?\s*$/i;
const commits = /^\s*commit\b/i;
const reads = /^\s*(\/\*.*?\*\/\s*)?(select|with|values|show|set|listen|begin|start transaction|rollback)\b/i;
const writes = /\b(insert|update|delete|merge|truncate)\b/i;

/**
 * Has a connection survive its own loss, which the driver would end the process for while the connection is in use, and
 * throw `DatabaseAway`, which knows whether something may have been committed.
 */
export function watchConnection(client: PoolClient, onLoss: (error: unknown) => void): void {
  const request: (...requested: unknown[]) => Promise<unknown> = client.query.bind(client);
  let isInTransaction = false;
  let loss: DatabaseAway | undefined;

  // The driver itself rejects the queries that wait for an answer.
  client.on('error', onLoss);

  async function watched(text: string, ...requested: unknown[]): Promise<unknown> {
    const stands = isInTransaction ? commits.test(text) : mayWrite(text);
    try {
      const answer = await request(...requested);
      if (stands) noteCommit();
      if (begins.test(text)) isInTransaction = true;
      else if (ends.test(text)) isInTransaction = false;
      return answer;
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      onLoss(error);
      // What is asked of it later, as a rollback, knows less than what failed first.
      throw (loss ??= new DatabaseAway(error, { mayHaveCommitted: stands }));
    }
  }

  const query = (...requested: unknown[]) => {
    const text = textOf(requested[0]);
    return text === null || typeof requested.at(-1) === 'function'
      ? request(...requested)
      : watched(text, ...requested);
  };
  Object.assign(client, { query });
}

/** Outside a transaction a statement commits by itself. */
function mayWrite(text: string): boolean {
  return !reads.test(text) || writes.test(text);
}

function noteCommit(): void {
  const scope = requestScope();
  if (scope) scope.hasCommitted = true;
}

function textOf(requested: unknown): string | null {
  if (typeof requested === 'string') return requested;
  const { text } = Object(requested);
  return typeof text === 'string' ? text : null;
}
