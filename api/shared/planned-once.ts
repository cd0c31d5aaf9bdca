import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* planned once */';
const mostNames = 200;

/**
 * Begins a statement that takes longer to plan than to run, with the same plan for all parameters. PostgreSQL stores
 * the plan by name in each connection. Values must be parameters, or each value would be another plan.
 */
export const plannedOnce = sql.raw(mark);

/**
 * Names the statements that are planned once, which Kysely cannot do, and forces their generic plan: by default
 * PostgreSQL plans again where it expects a slightly cheaper custom plan, and underestimates the cost of planning.
 */
export function nameStatements(client: PoolClient): void {
  const send: (...args: unknown[]) => Promise<unknown> = client.query.bind(client);
  let mode: PlanMode | null = 'auto';

  async function inMode(wanted: PlanMode, ...args: unknown[]): Promise<unknown> {
    try {
      if (mode !== wanted) await send(`set plan_cache_mode = ${wanted}`);
      mode = wanted;
      return await send(...args);
    } catch (error) {
      // A rollback also resets the mode.
      mode = null;
      throw error;
    }
  }

  const query = (...args: unknown[]) => {
    const [text, values] = args;
    if (typeof text !== 'string') return send(...args);
    if (text.startsWith('rollback')) mode = null;
    const name = text.startsWith(mark) && nameOf(text);
    if (name) return inMode('force_generic_plan', { name, text, values });
    return mode === 'auto' || !hasValues(values) ? send(...args) : inMode('auto', ...args);
  };
  Object.assign(client, { query });
}

type PlanMode = 'auto' | 'force_generic_plan';

/** A statement without values, such as `commit`, has the same plan in every mode. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

const names = new Map<string, string>();

/** A connection stores named statements as long as it lives, so their number is limited. */
function nameOf(text: string): string | undefined {
  if (!names.has(text) && names.size < mostNames) names.set(text, `planned ${names.size + 1}`);
  return names.get(text);
}
