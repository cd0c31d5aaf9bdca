import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* planned once */';
const mostNames = 200;

/**
 * Begins a statement that takes longer to plan than to run, and whose plan is the same whatever is asked for: PostgreSQL
 * keeps the plan for each connection, under a name. What is asked for goes in parameters, or each would be a plan more.
 */
export const plannedOnce = sql.raw(mark);

/** Has a new connection name the statements that are to be planned once, which Kysely cannot say. */
export function nameStatements(client: PoolClient): void {
  const ask: (...asked: unknown[]) => unknown = client.query.bind(client);
  const query = (...asked: unknown[]) => {
    const [text, values] = asked;
    const name = typeof text === 'string' && text.startsWith(mark) && nameOf(text);
    return name ? ask({ name, text, values }) : ask(...asked);
  };
  Object.assign(client, { query });
}

const names = new Map<string, string>();

/** None where there are too many already: every connection keeps what has a name for as long as it lives. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `planned ${names.size + 1}`);
  return names.get(text);
}
