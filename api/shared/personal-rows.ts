import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Ctx } from './context.ts';
import type { DB } from './database/database-types.ts';
import { inTransaction } from './database/transaction.ts';
import { inBatches, type PersonalData, type Whose } from './personal-data.ts';

type Column<T extends keyof DB> = keyof DB[T] & string;
type Columns<T extends keyof DB> = readonly [Column<T>, ...Column<T>[]];

/** The columns that hold the id of the account or of the person. A row is theirs where any of them does. */
type OwnerColumns<T extends keyof DB> = { userId: Columns<T> } | { personId: Columns<T> };

/** A column of the row with this id. */
type NameElsewhere<T extends keyof DB> = { [F in keyof DB]: { id: Column<T>; from: F; column: Column<F> } }[keyof DB];

type ExportedRows<T extends keyof DB> = {
  /** The path in the copy of personal data. */
  file: `${string}.json`;
  columns: readonly Column<T>[];
  /** What rows of other tables are called: `{ course: { id: 'course_id', from: 'shared_courses', column: 'title' } }`. */
  names?: Record<string, NameElsewhere<T>>;
  /** Whether columns have a value which is not exported itself. */
  flags?: Record<string, Column<T>>;
  /** Rows with a value here are not exported. */
  unless?: Column<T>;
  /** For a table without `id`, which has few rows of one person. */
  sortedBy?: Column<T>;
};

/**
 * Rows of a table that belong to one person. Without a `file` they are erased only. With `isErased: false` they stay, or
 * the slice erases them itself.
 */
export type PersonalRows<T extends keyof DB> = OwnerColumns<T> &
  (ExportedRows<T> | { file?: never }) & { isErased?: false };

export type AnyRows = {
  userId?: readonly string[];
  personId?: readonly string[];
  file?: string;
  columns?: readonly string[];
  names?: Record<string, { id: string; from: string; column: string }>;
  flags?: Record<string, string>;
  unless?: string;
  sortedBy?: string;
  isErased?: false;
};

type Declared = { personalData?: Partial<PersonalData>; tables?: { owns: Record<string, string | AnyRows> } };

/** What the code of a slice does, and then what it declares in its `tables.ts`. */
export function personalDataOf({ personalData, tables }: Declared): PersonalData {
  const declared = Object.entries(tables?.owns ?? {}).flatMap(([table, rows]): [string, AnyRows][] =>
    typeof rows === 'string' ? [] : [[table, rows]],
  );
  return {
    takeAlong: async function* (ctx, whose) {
      if (personalData?.takeAlong) yield* personalData.takeAlong(ctx, whose);
      for (const [table, rows] of declared) {
        if (rows.file !== undefined) yield { path: rows.file, rows: exported(ctx, table, { rows, whose }) };
      }
    },
    erase: async (ctx, whose) => {
      await personalData?.erase?.(ctx, whose);
      if (declared.length > 0) await inTransaction(ctx, (tx) => eraseRows(tx, declared, whose));
    },
  };
}

async function eraseRows(ctx: Ctx, declared: [string, AnyRows][], whose: Whose): Promise<void> {
  for (const [table, rows] of declared) {
    if (rows.isErased === false) continue;
    await sql`delete from ${sql.table(table)} where ${isTheirs(rows, whose)}`.execute(ctx.db);
  }
}

type Row = Record<string, unknown> & { id: number };
type Theirs = { rows: AnyRows; whose: Whose };

async function* exported(ctx: Ctx, table: string, { rows, whose }: Theirs): AsyncIterable<object> {
  const { unless, sortedBy, columns = [] } = rows;
  const theirs = sql`from ${sql.table(table)} where ${isTheirs(rows, whose)}
    and ${unless === undefined ? sql`true` : sql`${sql.ref(unless)} is null`}`;
  const values = sql.join(valuesOf(table, rows));
  if (sortedBy !== undefined) {
    yield* (await sql<object>`select ${values} ${theirs} order by ${sql.ref(sortedBy)}`.execute(ctx.db)).rows;
    return;
  }
  const after = (lastId: number, limit: number) =>
    sql<Row>`select id, ${values} ${theirs} and id > ${lastId} order by id limit ${limit}`.execute(ctx.db);
  for await (const { id, ...row } of inBatches(async (...page) => (await after(...page)).rows)) {
    yield columns.includes('id') ? { id, ...row } : row;
  }
}

function valuesOf(table: string, { columns = [], names = {}, flags = {} }: AnyRows): RawBuilder<unknown>[] {
  return [
    ...columns.filter((column) => column !== 'id').map((column) => sql.ref(column)),
    ...Object.entries(names).map(
      ([name, { id, from, column }]) =>
        sql`(select ${sql.ref(`named.${column}`)} from ${sql.table(from)} as named
          where named.id = ${sql.ref(`${table}.${id}`)}) as ${sql.id(name)}`,
    ),
    ...Object.entries(flags).map(([flag, column]) => sql`${sql.ref(column)} is not null as ${sql.id(flag)}`),
  ];
}

function isTheirs({ userId = [], personId = [] }: AnyRows, whose: Whose): RawBuilder<SqlBool> {
  const owners = [
    ...userId.map((column) => sql`${sql.ref(column)} = ${whose.userId}`),
    ...personId.map((column) => sql`${sql.ref(column)} = ${whose.personId}`),
  ];
  return sql<SqlBool>`(${sql.join(owners, sql` or `)})`;
}
