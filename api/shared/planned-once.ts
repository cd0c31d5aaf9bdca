import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* planned once */';
const mostNames = 400;
/** The rest is for statements that are planned once. */
const mostFrequentNames = 200;
const frequentFrom = 20;
const mostCounted = 2_000;

/**
 * PostgreSQL may use one plan for all values of these. Writes are cheap to plan, and `on conflict … where` needs its
 * values. The best plan of a search or of a page of a list depends on the values. A new column changes the result of
 * `*`, which a stored plan refuses.
 */
const storable = /^\s*select\b(?!.*(\blimit\b|\bi?like\b|@@|[\s.,]\*[\s,]))/is;

/**
 * Begins a statement that takes longer to plan than to run, with the same plan for all parameters. PostgreSQL stores
 * the plan by name in each connection. Values must be parameters, or each value would be another plan.
 */
export const plannedOnce = sql.raw(mark);

/**
 * Names statements, which Kysely cannot do, so that PostgreSQL parses them once in each connection. It decides by itself
 * whether frequent statements need a plan for their values. For those that are planned once the generic plan is forced:
 * by default PostgreSQL plans again where it expects a slightly cheaper custom plan, and underestimates the cost of
 * planning.
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
    const isPlannedOnce = text.startsWith(mark);
    if (!isPlannedOnce && !hasValues(values)) return send(...args);
    const name = isPlannedOnce ? nameOf(text, mostNames) : isFrequent(text) && nameOf(text, mostFrequentNames);
    const wanted = isPlannedOnce && name ? 'force_generic_plan' : 'auto';
    const sent = name ? [{ name, text, values }] : args;
    return mode === wanted ? send(...sent) : inMode(wanted, ...sent);
  };
  Object.assign(client, { query });
}

type PlanMode = 'auto' | 'force_generic_plan';

/** A statement without values, such as `commit`, has the same plan in every mode. */
function hasValues(values: unknown): boolean {
  return Array.isArray(values) && values.length > 0;
}

const timesSeen = new Map<string, number>();
const never = -1;

function isFrequent(text: string): boolean {
  const times = timesSeen.get(text) ?? 0;
  if (times === frequentFrom || times === never) return times === frequentFrom;
  if (timesSeen.size >= mostCounted) timesSeen.clear();
  timesSeen.set(text, times === 0 && !storable.test(text) ? never : times + 1);
  return false;
}

const names = new Map<string, string>();

/** A connection stores named statements as long as it lives, so their number is limited. */
function nameOf(text: string, most: number): string | undefined {
  if (!names.has(text) && names.size < most) names.set(text, `planned ${names.size + 1}`);
  return names.get(text);
}
