import { sql, type PostgresPool, type PostgresPoolClient } from 'kysely';

const mark = '/* prepared */';
/** Of frequent statements, which leave as many names to those with the mark. */
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
export const prepared = sql.raw(mark);

/** A pool whose connections prepare statements, by the names of the driver. */
export function preparing(pool: PostgresPool): PostgresPool {
  const preparingClients = new WeakMap<PostgresPoolClient, PostgresPoolClient>();

  async function connect(): Promise<PostgresPoolClient> {
    const client = await pool.connect();
    const preparingClient = preparingClients.get(client) ?? prepareOn(client);
    preparingClients.set(client, preparingClient);
    return preparingClient;
  }
  return { ...pool, connect };
}

/**
 * Names the statements with the mark, which Kysely cannot do, and forces their generic plan: by default PostgreSQL plans
 * again where it expects a slightly cheaper custom plan, and underestimates the cost of planning. Other frequent statements
 * are named too, and PostgreSQL itself chooses between a stored plan and another one.
 */
export function prepareOn(client: PostgresPoolClient): PostgresPoolClient {
  const send = asSend(client.query.bind(client));
  let mode: PlanMode | null = 'auto';

  async function inMode(requested: PlanMode, ...args: unknown[]): Promise<unknown> {
    try {
      if (mode !== requested) await send(`set plan_cache_mode = ${requested}`);
      mode = requested;
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
    const requested = name && text.startsWith(mark) ? 'force_generic_plan' : 'auto';
    return inMode(requested, ...(name ? [{ name, text, values }] : args));
  };
  return {
    query: asClientQuery(query),
    release: (destroy) => client.release(destroy),
    get processID() {
      return client.processID ?? 0;
    },
  };
}

type Send = (...args: unknown[]) => Promise<unknown>;

// The type of Kysely knows text and cursors. The driver takes a named statement as well.
function asSend(query: unknown): Send {
  return query as Send;
}

function asClientQuery(query: Send): PostgresPoolClient['query'] {
  return query as PostgresPoolClient['query'];
}

type PlanMode = 'auto' | 'force_generic_plan';

/** After the type of a column has changed; the next attempt has another name and thus a new plan. */
function isOutdated(error: unknown): boolean {
  return /cached plan must not change result type/.test(String(Object(error).message));
}

const names = new Map<string, string>();
const counts = new Map<string, number>();
let count = 0;

/** A connection stores named statements as long as it lives, so their number is limited. */
function nameOf(text: string): string | undefined {
  const existing = names.get(text);
  const most = text.startsWith(mark) ? 2 * mostNames : mostNames;
  if (existing || names.size >= most || !isFrequent(text)) return existing;
  const name = `prepared ${(count += 1)}`;
  names.set(text, name);
  return name;
}

function isFrequent(text: string): boolean {
  if (text.startsWith(mark)) return true;
  if (isPlannedEachTime(text)) return false;
  if (counts.size >= mostCounted) counts.clear();
  const times = (counts.get(text) ?? 0) + 1;
  counts.set(text, times);
  return times > namedAfter;
}

/** Whether the statement keeps no plan, by its words. */
export function isPlannedEachTime(text: string): boolean {
  return planEachTime.some((pattern) => pattern.test(text));
}

export function dropNames(): void {
  names.clear();
}
