import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { mergeKinds, mergeObstacles, type MergeKind, type MergeObstacle } from '#contract/areas/privacy/merging.ts';
import type { Ctx } from './context.ts';
import type { DB } from './database/database-types.ts';
import type { Whose } from './personal-data.ts';

/** A condition on rows of the table, as SQL with bare names of columns. */
type Where = string;

type MovedRows<C extends string> = {
  /** `moves`: the rows become those of the account that stays. `ends`: they are deleted. */
  rows: 'moves' | 'stays' | 'ends';
  as?: MergeKind;
  /** These columns become false on the way. */
  unsets?: readonly C[];
  /** Of these columns each value once for a person. `dropped`: where both have a row, that of the account that stays counts. */
  one?: readonly { per: readonly C[]; where?: Where; else: MergeObstacle | 'dropped' }[];
  /** Such rows stand in the way: of the account that goes, or of either. */
  blocks?: readonly { is: MergeObstacle; where?: Where; of?: 'either' }[];
};

/**
 * What a merge of two accounts does with a column that names a user or a person. `stays`: it says who acted, or belongs
 * to the history of the account itself. `follows`: a foreign key moves it with the row it refers to. `through`: the rows
 * hang on others that move, and are counted only.
 */
export type MoveRule<C extends string = string> =
  | 'stays'
  | 'ends'
  | 'follows'
  | { through: keyof DB; as: MergeKind }
  | MovedRows<C>;

type Column<T extends keyof DB> = keyof DB[T] & string;

export type PersonalMoves = { [T in keyof DB]?: { [C in Column<T>]?: MoveRule<Column<T>> } };

export type Both = { staying: Whose; removed: Whose };

type Declared = { table: string; column: string } & MovedRows<string>;
type Counted = { table: string; column: string; through: string; as: MergeKind };

let moved: Declared[] = [];
let counted: Counted[] = [];

/** Only the root of the server knows every slice: it says here what they have declared. */
export function provideMoves(all: readonly PersonalMoves[]): void {
  const rules = all.flatMap((moves) =>
    Object.entries(moves).flatMap(([table, columns]) =>
      Object.entries<MoveRule | undefined>(columns).map(([column, rule]) => ({ table, column, rule })),
    ),
  );
  moved = rules.flatMap(({ rule, ...at }): Declared[] => {
    if (rule === 'ends') return [{ ...at, rows: 'ends' }];
    return typeof rule === 'object' && 'rows' in rule ? [{ ...at, ...rule }] : [];
  });
  counted = rules.flatMap(({ rule, ...at }): Counted[] =>
    typeof rule === 'object' && 'through' in rule ? [{ ...at, ...rule }] : [],
  );
}

function declared(): readonly Declared[] {
  if (moved.length === 0) throw new Error('What moves was not provided.');
  return moved;
}

/** The id in a column: of the person, or of the user. */
function idOf({ column }: { column: string }, { personId, userId }: Whose): number {
  return /(person|recipient)_id$/.test(column) ? personId : userId;
}

function theirs(rule: Declared, whose: Whose): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(rule.column)} = ${idOf(rule, whose)}`;
}

function meeting(where: Where | undefined): RawBuilder<SqlBool> {
  return where === undefined ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.raw<SqlBool>(where)})`;
}

type Limit = NonNullable<MovedRows<string>['one']>[number];

/** Rows of the account that goes, of which the other has the like. */
function twins(rule: Declared, { per, where }: Limit, { staying, removed }: Both): RawBuilder<SqlBool> {
  const columns = sql.join(per.length > 0 ? per.map((column) => sql.ref(column)) : [sql`1`]);
  return sql<SqlBool>`${theirs(rule, removed)} and ${meeting(where)} and exists (
    select ${columns} intersect select ${columns} from ${sql.table(rule.table)} where ${theirs(rule, staying)} and ${meeting(where)})`;
}

export type Counts<K extends string> = Map<K, number>;

async function sumsOf<K extends string>(
  ctx: Ctx,
  { names, parts }: { names: readonly K[]; parts: readonly RawBuilder<unknown>[] },
): Promise<Counts<K>> {
  const counting = sql<{ name: K; count: number }>`${sql.join(parts, sql` union all `)}`;
  const sums = new Map<K, number>();
  for (const { name, count } of (await counting.execute(ctx.db)).rows) sums.set(name, (sums.get(name) ?? 0) + count);
  return new Map(names.flatMap((name): [K, number][] => (sums.get(name) ? [[name, sums.get(name) ?? 0]] : [])));
}

/** What would move. One statement. */
export async function countMoves(ctx: Ctx, { removed }: Both): Promise<Counts<MergeKind>> {
  const direct = declared().flatMap((rule) =>
    rule.as === undefined || rule.rows !== 'moves'
      ? []
      : [
          sql`select ${sql.lit(rule.as)} as name, count(*) from ${sql.table(rule.table)} where ${theirs(rule, removed)}`,
        ],
  );
  const hanging = counted.map(
    ({ table, column, through, as }) => sql`select ${sql.lit(as)} as name, count(*) from ${sql.table(table)}
      where ${sql.ref(column)} in (select id from ${sql.table(through)} where person_id = ${removed.personId})`,
  );
  return sumsOf(ctx, { names: mergeKinds, parts: [...direct, ...hanging] });
}

/** What stands in the way. One statement. */
export async function countObstacles(ctx: Ctx, both: Both): Promise<Counts<MergeObstacle>> {
  const parts = declared().flatMap((rule) => {
    const from = sql`count(*) from ${sql.table(rule.table)}`;
    return [
      ...(rule.blocks ?? []).map(({ is, where, of }) => {
        const whose = of
          ? sql`(${theirs(rule, both.removed)} or ${theirs(rule, both.staying)})`
          : theirs(rule, both.removed);
        return sql`select ${sql.lit(is)} as name, ${from} where ${whose} and ${meeting(where)}`;
      }),
      ...(rule.one ?? []).flatMap((limit) =>
        limit.else === 'dropped'
          ? []
          : [sql`select ${sql.lit(limit.else)} as name, ${from} where ${twins(rule, limit, both)}`],
      ),
    ];
  });
  return sumsOf(ctx, { names: mergeObstacles, parts });
}

/**
 * In a transaction that has locked both, after the obstacles were counted: a row of which the other has the like would
 * not move. Answers how many rows have moved.
 */
export async function moveAll(tx: Ctx, both: Both): Promise<number> {
  let rows = 0;
  for (const rule of declared()) rows += await move(tx, rule, both);
  return rows;
}

async function move(tx: Ctx, rule: Declared, both: Both): Promise<number> {
  if (rule.rows === 'stays') return 0;
  const table = sql.table(rule.table);
  if (rule.rows === 'ends') {
    await sql`delete from ${table} where ${theirs(rule, both.removed)}`.execute(tx.db);
    return 0;
  }
  for (const limit of rule.one ?? []) {
    if (limit.else === 'dropped') await sql`delete from ${table} where ${twins(rule, limit, both)}`.execute(tx.db);
  }
  const twice = [sql`false`, ...(rule.one ?? []).map((limit) => sql`(${twins(rule, limit, both)})`)];
  const unset = (rule.unsets ?? []).map((column) => sql`, ${sql.id(column)} = false`);
  const { numAffectedRows = 0n } = await sql`
    update ${table} set ${sql.id(rule.column)} = ${idOf(rule, both.staying)}${sql.join(unset, sql``)}
    where ${theirs(rule, both.removed)} and not (${sql.join(twice, sql` or `)})`.execute(tx.db);
  return Number(numAffectedRows);
}
