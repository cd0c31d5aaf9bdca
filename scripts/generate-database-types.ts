import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { generate, PostgresDialect } from 'kysely-codegen';
import { liteOptions, overPglite } from '#api/shared/database/database-in-folder.ts';
import { migrate } from '#api/shared/database/migrate.ts';

const database = overPglite(await PGlite.create(liteOptions));
await migrate(database);

const types = await generate({
  db: database.db,
  dialect: new PostgresDialect({ numericParser: 'number', dateParser: 'string' }),
  overrides: { columns: {} },
});
// The drivers are configured to answer int8 and numeric as numbers, and dates as strings.
writeFileSync(
  'api/shared/database/database-types.ts',
  withTypesOfTables(types)
    .replaceAll(
      /ColumnType<string, bigint \| number \| string, bigint \| number \| string>/g,
      'ColumnType<number, number, number>',
    )
    .replaceAll(/ColumnType<number, number \| string, number \| string>/g, 'ColumnType<number, number, number>'),
);

await database.close();

/** PostgreSQL reports every column of a view as nullable, so `shared_orders` gets the types of `orders`. */
function withTypesOfTables(text: string): string {
  return text.replaceAll(/export interface Shared(\w+) \{\n([^}]*)\}/g, (whole, table: string, columns: string) => {
    const own = text.match(new RegExp(`export interface ${table} \\{\\n([^}]*)\\}`))?.[1]?.split('\n') ?? [];
    const typed = columns.split('\n').map((line) => {
      const name = line.split(':')[0] ?? '';
      return own.find((each) => each.startsWith(`${name}:`)) ?? line;
    });
    return whole.replace(columns, typed.join('\n'));
  });
}
