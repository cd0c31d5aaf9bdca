import { CompiledQuery, type LogEvent } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

type Statement = { sql: string; parameters: readonly unknown[] };

/** Notes the statements of a database while a call runs, and runs them again without the code around them. */
export class Statements {
  #noted: Statement[] | undefined;

  readonly watch = ({ query }: LogEvent): void => {
    this.#noted?.push({ sql: query.sql, parameters: query.parameters });
  };

  /** Without those that begin and end transactions. */
  async of(act: () => Promise<unknown>): Promise<Statement[]> {
    this.#noted = [];
    await act();
    const noted = this.#noted;
    this.#noted = undefined;
    return noted.filter(({ sql }) => !/^(begin|commit|rollback|savepoint|release)\b/.test(sql));
  }
}

/** One after the other, as the call sent them. */
export async function runBare({ db }: Ctx, statements: readonly Statement[]): Promise<void> {
  for (const { sql, parameters } of statements) await db.executeQuery(CompiledQuery.raw(sql, [...parameters]));
}
