import { z } from 'zod';

const seconds = (standard: number, most: number) => z.coerce.number().min(1).max(most).default(standard);

/** The settings of the connections to PostgreSQL, as they stand in the environment. */
export const databaseSettings = {
  DATABASE_POOL: z.coerce.number().int().min(2).max(500).default(10),
  DATABASE_CONNECT_SECONDS: seconds(5, 60),
  DATABASE_WAIT_SECONDS: seconds(5, 60),
  DATABASE_MONEY_WAIT_SECONDS: seconds(20, 120),
  DATABASE_STATEMENT_SECONDS: seconds(30, 3_600),
  DATABASE_PREPARED_STATEMENTS: z.enum(['on', 'off']).default('on'),
};

export type DatabaseLimits = {
  /** Connections of this process for requests, reactions and jobs. */
  pool: number;
  /** The longest wait for a new connection to the server. */
  connectMs: number;
  /** The longest wait for a free connection of the pool. */
  waitMs: number;
  /** The same for commands that move money, for reactions and for jobs. */
  moneyWaitMs: number;
  /** The longest that a statement may run; 0: without limit. */
  statementMs: number;
  /** Off behind a pooler that gives each transaction another connection. */
  preparedStatements: boolean;
};

type Settings = z.infer<z.ZodObject<typeof databaseSettings>>;

export function limitsIn(env: Settings): DatabaseLimits {
  return {
    pool: env.DATABASE_POOL,
    connectMs: env.DATABASE_CONNECT_SECONDS * 1_000,
    waitMs: env.DATABASE_WAIT_SECONDS * 1_000,
    moneyWaitMs: env.DATABASE_MONEY_WAIT_SECONDS * 1_000,
    statementMs: env.DATABASE_STATEMENT_SECONDS * 1_000,
    preparedStatements: env.DATABASE_PREPARED_STATEMENTS === 'on',
  };
}

export const standardLimits = limitsIn(z.object(databaseSettings).parse({}));
