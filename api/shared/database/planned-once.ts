import { sql } from 'kysely';
import type { PoolClient } from 'pg';

const mark = '/* planned once */';
/** Of frequent statements, which leave as many names to those that are planned once. */
const mostNames = 300;
/** Statements that run less often are not worth the memory of their plans. */
const namedAfter = 10;
const mostCounted = 3_000;
const planEachTime = [
  // Lists choose by the values of their filters.
  /\blimit \$\d+ offset\b/,
  // The columns of `*` change with the table.
  /\b(select|returning) (\w+\.|"\w+"\.)?\*/,
  // A partial index is recognised by values, and PostgreSQL refuses the statement without it.
  /\bon conflict\b.*?\bwhere\b.*?\bdo (nothing|update)\b/is,
];

/**
 * Begins a statement that takes longer to plan than to run, with the same plan for all parameters. PostgreSQL stores
 * the plan by name in each connection. Values must be parameters, or each value would be another plan.
 */
export const plannedOnce = sql.raw(mark);

/**
 * Names the statements that are planned once, which Kysely cannot do, and forces their generic plan: by default
 * PostgreSQL plans again where it expects a slightly cheaper custom plan, and underestimates the cost of planning.
 * Other frequent statements are named too, and PostgreSQL itself chooses between a stored plan and another one.
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
      if (isOutdated(error)) dropNames();
      throw error;
    }
  }

  const query = (...args: unknown[]) => {
    const [text, values] = args;
    if (typeof text !== 'string') return send(...args);
    if (text.startsWith('rollback')) mode = null;
    // A statement without values, such as `commit`, has the same plan in every mode.
    if (!Array.isArray(values) || values.length === 0) return send(...args);
    const name = nameOf(text);
    const wanted = name && text.startsWith(mark) ? 'force_generic_plan' : 'auto';
    return inMode(wanted, ...(name ? [{ name, text, values }] : args));
  };
  Object.assign(client, { query });
}

type PlanMode = 'auto' | 'force_generic_plan';

/** After the type of a column has changed; the next attempt has another name and thus a new plan. */
function isOutdated(error: unknown): boolean {
  return /cached plan must not change result type/.test(String(Object(error).message));
}

const names = new Map<string, string>();
const counts = new Map<string, number>();
let given = 0;

/** A connection stores named statements as long as it lives, so their number is limited. */
function nameOf(text: string): string | undefined {
  const known = names.get(text);
  const most = text.startsWith(mark) ? 2 * mostNames : mostNames;
  if (known || names.size >= most || !isFrequent(text)) return known;
  const name = `planned ${(given += 1)}`;
  names.set(text, name);
  return name;
}

function isFrequent(text: string): boolean {
  if (text.startsWith(mark)) return true;
  if (isPlannedEachTime(text)) return false;
  if (counts.size >= mostCounted) counts.clear();
  const count = (counts.get(text) ?? 0) + 1;
  counts.set(text, count);
  return count > namedAfter;
}

/** Whether the statement keeps no plan, by its words. */
export function isPlannedEachTime(text: string): boolean {
  return planEachTime.some((pattern) => pattern.test(text));
}

export function dropNames(): void {
  names.clear();
}
