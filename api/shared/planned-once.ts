import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* planned once */';
const mostNames = 200;

/**
 * Begins a statement that takes longer to plan than to run, and whose plan is the same whatever is asked for: PostgreSQL
 * keeps the plan for each connection, under a name. What is asked for goes in parameters, or each would be a plan more.
 */
export const plannedOnce = sql.raw(mark);

/**
 * Has a new connection name the statements that are to be planned once, which Kysely cannot say, and keep to their plan:
 * left to itself, PostgreSQL plans such a statement again wherever it expects the plan for these very values to be a
 * little cheaper, and counts too little of what the planning costs.
 */
export function nameStatements(client: PoolClient): void {
  const request: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let mode: PlanMode | null = 'auto';

  async function inMode(wanted: PlanMode, ...args: unknown[]): Promise<unknown> {
    try {
      if (mode !== wanted) await request(`set plan_cache_mode = ${wanted}`);
      mode = wanted;
      return await request(...args);
    } catch (error) {
      // What rolls back takes the mode with it.
      mode = null;
      throw error;
    }
  }

  const query = (...args: unknown[]) => {
    const [text, values] = args;
    if (typeof text !== 'string') return request(...args);
    if (text.startsWith('rollback')) mode = null;
    const name = text.startsWith(mark) && nameOf(text);
    if (name) return inMode('force_generic_plan', { name, text, values });
    return mode === 'auto' || !hasValues(values) ? request(...args) : inMode('auto', ...args);
  };
  Object.assign(client, { query });
}

type PlanMode = 'auto' | 'force_generic_plan';

/** What is asked without values, as `commit` is, is planned the same in every mode. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

const names = new Map<string, string>();

/** None where there are too many already: every connection keeps what has a name for as long as it lives. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `planned ${names.size + 1}`);
  return names.get(text);
}
