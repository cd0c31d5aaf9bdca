import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { defaultPageSize } from '#contract/shapes.ts';
import type { Ctx } from '../context.ts';
import { countedWhenMany } from './counted.ts';

type Sort = { field: string; order: 'asc' | 'desc' };

type RawQuery<F extends object> = {
  filter?: F | undefined;
  data?: { filter?: F | undefined } | undefined;
  fields?: string[] | undefined;
  sort?: Sort[] | undefined;
  page?: { number: number; size: number } | undefined;
};

export type ListQuery<I extends { filter?: object | undefined }> = {
  filter: NonNullable<I['filter']>;
  sort: Sort[];
  limit: number;
  offset: number;
};

export type ResultPage<R> = { results: R[]; total: number };

export function queryOf<F extends object>({ filter, data, sort, page }: RawQuery<F>): ListQuery<{ filter?: F }> {
  const { number, size } = page ?? { number: 1, size: defaultPageSize };
  const joined = { ...data?.filter, ...filter } as F;
  return { filter: joined, sort: sort ?? [], limit: size, offset: (number - 1) * size };
}

export function answer<R extends object>(
  { results, total }: ResultPage<R>,
  { fields }: { fields?: string[] | undefined },
) {
  const narrowed = fields ? results.map((result) => pick(result, fields)) : results;
  return { status: 'success' as const, results: narrowed, total };
}

// The type of the client has every field, also those that it did not request.
function pick<R extends object>(result: R, fields: string[]): R {
  return Object.fromEntries(Object.entries(result).filter(([name]) => fields.includes(name))) as R;
}

export function done<R>(result: R) {
  const data: [R] = [result];
  return { status: 'success' as const, data };
}

type Value = string | number | boolean;
type Bounds = {
  gte?: Value | undefined;
  lte?: Value | undefined;
  ne?: Value | undefined;
  like?: string | undefined;
};
type Query = Value | Value[] | Bounds;

export function wanted(column: Expression<unknown>, value: Query): Expression<SqlBool> {
  if (Array.isArray(value)) return sql`${column} in (${sql.join(value)})`;
  if (typeof value !== 'object') return sql`${column} = ${value}`;
  const bounds: Expression<SqlBool>[] = [];
  if (value.gte !== undefined) bounds.push(sql`${column} >= ${value.gte}`);
  if (value.lte !== undefined) bounds.push(sql`${column} <= ${value.lte}`);
  if (value.ne !== undefined) bounds.push(sql`${column} is distinct from ${value.ne}`);
  if (value.like !== undefined) bounds.push(sql`(${column})::text ilike ${`%${escapeLike(value.like)}%`}`);
  return bounds.length > 0 ? sql`(${sql.join(bounds, sql` and `)})` : sql`true`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text has these words in it, ignoring accents and case. */
export function mentions(text: Expression<unknown>, search: string) {
  return sql<boolean>`fold(${text}) like '%' || fold(${escapeLike(search)}) || '%'`;
}

type Page = { limit: number; offset: number };

/** One page and the total, which takes a second query only when the page does not show it. */
export async function pageOf<DB, TB extends keyof DB, O>(
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, offset }: Page,
): Promise<{ rows: O[]; total: number }> {
  const rows = await query.limit(limit).offset(offset).execute();
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  return { rows, total: await totalOf(query) };
}

/** The same for rows of everybody: a total of more than `mostCountedAtOnce` may be a minute old. */
export async function pageOfMany<DB, TB extends keyof DB, O>(
  ctx: Ctx,
  query: SelectQueryBuilder<DB, TB, O>,
  { limit, offset }: Page,
): Promise<{ rows: O[]; total: number }> {
  const rows = await query.limit(limit).offset(offset).execute();
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  return { rows, total: await totalOfMany(ctx, query) };
}

type Chosen<DB, TB extends keyof DB, O> = {
  /** Selects the ids of all rows that match, in their order. */
  ids: SelectQueryBuilder<DB, TB, { id: number }>;
  /** The rows of these ids, or of those that the query selects, in the same order. */
  read: (ids: Ids<DB, TB>) => Promise<O[]>;
};

type Ids<DB, TB extends keyof DB> = SelectQueryBuilder<DB, TB, { id: number }> | readonly number[];

/** As `pageOfMany`, for rows that are shown with more than it takes to choose them: only those of the page are read. */
export async function pageOfChosen<DB, TB extends keyof DB, O>(
  ctx: Ctx,
  { ids, read }: Chosen<DB, TB, O>,
  { limit, offset }: Page,
): Promise<{ rows: O[]; total: number }> {
  const rows = await read(ids.limit(limit).offset(offset));
  if (offset === 0 && rows.length < limit) return { rows, total: rows.length };
  return { rows, total: await totalOfMany(ctx, ids) };
}

/**
 * As `pageOfChosen`, for rows of one person or organization, which are few enough to look at all for each page: they are
 * chosen and counted in one statement.
 */
export async function pageOfFew<DB, TB extends keyof DB, O>(
  ctx: Ctx,
  { ids, read }: Pick<Chosen<DB, TB, O>, 'ids'> & { read: (ids: readonly number[]) => Promise<O[]> },
  { limit, offset }: Page,
): Promise<{ rows: O[]; total: number }> {
  // All are chosen before the page: with a limit, PostgreSQL would look for its first rows among those of everybody.
  const { rows: chosen } = await sql<{ id: number | null; total: number }>`
    with few as materialized (select id, row_number() over () as place from (${ids}) as chosen)
    select page.id, counted.total from (select count(*) as total from few) as counted
      left join (select id, place from few where place > ${offset} and place <= ${offset + limit}) as page on true
    order by page.place`.execute(ctx.db);
  const page = chosen.flatMap(({ id }) => id ?? []);
  return { rows: page.length === 0 ? [] : await read(page), total: chosen[0]?.total ?? 0 };
}

export const mostCountedAtOnce = 10_000;

export async function totalOfMany<DB, TB extends keyof DB, O>(
  ctx: Ctx,
  query: SelectQueryBuilder<DB, TB, O>,
): Promise<number> {
  const { sql: statement, parameters } = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`true`.as('one'))
    .compile();
  const countFew = async () => {
    const first = query
      .clearSelect()
      .clearOrderBy()
      .select(sql`true`.as('one'))
      .limit(mostCountedAtOnce + 1);
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${first}) as first`.execute(ctx.db);
    const count = rows[0]?.count ?? 0;
    return count <= mostCountedAtOnce ? count : null;
  };
  return countedWhenMany(ctx, { statement, parameters }, { countFew, count: () => totalOf(query) });
}

export async function totalOf<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const counting = query
    .clearSelect()
    .clearOrderBy()
    .select(sql<number>`count(*)`.as('count'))
    .$castTo<{ count: number }>();
  const [counted] = await counting.execute();
  return counted?.count ?? 0;
}
