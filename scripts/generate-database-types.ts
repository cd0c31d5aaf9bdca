import { writeFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { generate, PostgresDialect } from 'kysely-codegen';
import { liteOptions, overPglite } from '#api/shared/database-in-folder.ts';
import { migrate } from '#api/shared/migrate.ts';

const database = overPglite(await PGlite.create(liteOptions));
await migrate(database);

const types = await generate({
  db: database.db,
  dialect: new PostgresDialect({ numericParser: 'number', dateParser: 'string' }),
  overrides: { columns: {} },
});
// The drivers are set to answer int8 and numeric as numbers, and dates as texts.
writeFileSync(
  'api/shared/database-types.ts',
  types
    .replaceAll(
      /ColumnType<string, bigint \| number \| string, bigint \| number \| string>/g,
      'ColumnType<number, number, number>',
    )
    .replaceAll(/ColumnType<number, number \| string, number \| string>/g, 'ColumnType<number, number, number>'),
);

await database.close();
