import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { courseConditions, type CourseQuestion } from './course-conditions.ts';

export type Page = RawBuilder<{ id: number; position: number; found: number; tier: number }>;

const mostRounded = 512;

export type OrderedQuestion = CourseQuestion & { order: 'asc' | 'desc'; limit: number; offset: number };

/** Courses without a free seat last. Reads no further than the page: the first class of a course decides. */
export function pageByStart(question: OrderedQuestion): Page {
  const { now, offset, limit } = question;
  const where = courseConditions(question);
  const order = sql`start_at ${question.order === 'desc' ? sql`desc` : sql`asc`} nulls last, id desc`;
  const upToHere = readUpTo(question);
  return sql`
    select id, row_number() over (order by ${order}) as position, null::bigint as found, null::integer as tier
    from (
      with dated as materialized (
        select c.id, k.start_at from shared_classes k join courses c on c.id = k.course_id
        where ${isAhead('k', now)} and ${where} and not exists (
          select from shared_classes e
          where e.course_id = k.course_id and ${isAhead('e', now)} and (e.start_at, e.id) < (k.start_at, k.id)
        ) order by ${order} limit ${upToHere}
      )
      select id, start_at from dated
      union all (
        select c.id, null from courses c
        where ${where} and not exists (select from shared_classes e where e.course_id = c.id and ${isAhead('e', now)})
        order by c.id desc limit ${upToHere} - (select count(*) from dated)
      )
    ) listed order by ${order} limit ${limit} offset ${offset}`;
}

/** A literal for the planner; rounded for the whole list, so that few different plans are cached. */
export function readUpTo(
  question: Pick<OrderedQuestion, 'filter' | 'search' | 'limit' | 'offset'>,
): RawBuilder<number> {
  const here = question.offset + question.limit;
  return sql.lit(isWhole(question) ? 2 ** Math.ceil(Math.log2(here)) : here);
}

export function isWhole({ filter, search, limit, offset }: Parameters<typeof readUpTo>[0]): boolean {
  const isNarrowed = search !== null || Object.keys(filter).some((name) => name !== 'currency_id');
  return !isNarrowed && offset + limit <= mostRounded;
}

function isAhead(name: 'k' | 'e', now: Date): RawBuilder<SqlBool> {
  const of = (column: string) => sql.ref(`${name}.${column}`);
  return sql`is_for_sale(${of('class')}, ${now}) and ${of('seats_free_at')} <= ${now} and ${of('start_at')} is not null`;
}
