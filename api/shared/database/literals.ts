import { sql, type RawBuilder } from 'kysely';

/** Values of the code in the text of a statement, so that PostgreSQL can plan it with an index on some of the rows. */
export function literals(values: readonly string[]): RawBuilder<unknown> {
  return sql.join(values.map((value) => sql.lit(value)));
}
