import { sql, type RawBuilder } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { CourseSort } from '#contract/offer/catalogue/calls.ts';
import { mostFoundBySearch } from '#contract/offer/catalogue/values.ts';
import type { SearchWords } from '../model/search-words.ts';
import { courseConditions, isUnfiltered, type CourseQuestion } from './course-conditions.ts';
import { openClasses } from './open-classes.ts';
import { allPrices, priceOfCourse } from './priced.ts';
import { isWhole, pageByStart, type Page, readUpTo, type OrderedQuestion } from './page-by-start.ts';
import {
  alikeCourses,
  allWords,
  titleWords,
  wordsInPlace,
  wordsInRow,
  wordsRow,
  type WordParts,
} from './words-query.ts';

export type SortBy = { field: CourseSort; order: 'asc' | 'desc' };
export type CourseQuery = CourseQuestion & {
  sort: SortBy[];
  locale: LocaleKey;
  limit: number;
  offset: number;
};

/**
 * Columns: `id`, `position`, `found` (null: count them), `tier` (3: a title merely spelt alike; null: no search). A search
 * reads its words from `wordsBefore`.
 */
export function pageOfCourses(query: CourseQuery): Page {
  if (query.search) return searchedPage(query, query.search);
  const [first, ...others] = query.sort;
  if (first?.field === 'start' && others.length === 0) return pageByStart({ ...query, ...first });
  if (first?.field === 'popular' && others.length === 0) return pageBySales({ ...query, ...first });
  return listedPage(query);
}

/**
 * One query plan fits all values of a list whose order has an index of its own, and of a search without filters: with
 * them the best plan depends on how many courses have the words.
 */
export function isPlannedOnce(query: CourseQuery): boolean {
  if (query.search) return isUnfiltered(query);
  const [first, ...others] = query.sort;
  return others.length === 0 && (first?.field === 'start' || first?.field === 'popular') && isWhole(query);
}

function listedPage(query: CourseQuery): Page {
  const order = orderOf(query, false);
  return sql`
    select c.id, row_number() over (order by ${order}) as position, null::bigint as found, null::integer as tier
    from courses c ${sortedBy(query)} where ${courseConditions(query)}
    order by ${order} limit ${query.limit} offset ${query.offset}`;
}

export function countOfCourses(query: CourseQuestion): RawBuilder<{ found: number }> {
  return sql`select count(*) as found from courses c where ${courseConditions(query)}`;
}

/** Needed only for a page beyond the last one, which has no row to carry the count. */
export function countOfSearch(query: CourseQuery): RawBuilder<{ found: number }> {
  return sql`with ${wordsBefore(query)} page as (${pageOfCourses({ ...query, offset: 0, limit: 1 })}) select found from page`;
}

/** What stands before a page of a search. */
export function wordsBefore(query: CourseQuery): RawBuilder<unknown> {
  return query.search && isPlannedOnce(query) ? sql`${wordsRow(query.search)},` : sql``;
}

export function wordsIn(query: CourseQuery, words: SearchWords): WordParts {
  return isPlannedOnce(query) ? wordsInRow : wordsInPlace(words);
}

/** At most `mostFoundBySearch` courses are read, ranked and counted, so the time hardly grows with the catalogue. */
function searchedPage(query: CourseQuery, words: SearchWords): Page {
  const parts = wordsIn(query, words);
  const { every } = parts;
  const where = courseConditions(query);
  const inTitle = sql`${titleWords} @@ ${every}`;
  const score = sql`ts_rank(c.head_words, ${every}, 1)`;
  const anywhere = sql`${allWords} @@ ${every}`;
  const order = orderOf(query, true);
  const most = sql.lit(mostFoundBySearch);
  return sql`
    with titles as materialized (
      select c.id, ${score} + ts_rank(${titleWords}, ${every}, 2) as score from courses c
      where ${inTitle} and ${where} limit ${most}
    ), others as materialized (
      select c.id, ${score} as score from courses c
      where ${anywhere} and not (${inTitle}) and ${where}
      limit ${most} - (select count(*) from titles)
    ), alike as materialized (
      select a.id, a.score from (${alikeCourses(parts)}) a join courses c on c.id = a.id where ${where}
    ), hits as (
      select id, 1 as tier, score from titles
      union all select id, 2, score from others
      union all select id, 3, score from alike
    )
    select hits.id, row_number() over (order by ${order}) as position, count(*) over () as found, hits.tier
    from hits ${query.sort.every(({ field }) => field === 'relevance') ? sql`` : sql`join courses c on c.id = hits.id`} ${sortedBy(query)}
    order by ${order} limit ${query.limit} offset ${query.offset}`;
}

/** `isRanked`: the courses come from a search, as `hits`. */
function orderOf(query: CourseQuery, isRanked: boolean): RawBuilder<unknown> {
  const sorts: SortBy[] = query.sort.length > 0 ? query.sort : [{ field: 'relevance', order: 'asc' }];
  const parts = sorts.flatMap(({ field, order }) =>
    sortParts(field, query, isRanked).map((part) => inOrder(part, order === 'desc')),
  );
  return sql.join([...parts, isRanked ? sql`hits.id desc` : sql`c.id desc`]);
}

/** `down`: the greatest first. `gaps`: courses without a value come last in either direction. */
type SortPart = { by: RawBuilder<unknown>; down?: boolean; gaps?: boolean };

function inOrder({ by, down = false, gaps = false }: SortPart, flip: boolean): RawBuilder<unknown> {
  return sql`${by} ${down === flip ? sql`asc` : sql`desc`}${gaps ? sql` nulls last` : sql``}`;
}

function sortParts(field: CourseSort, query: CourseQuery, isRanked: boolean): SortPart[] {
  const newest = [{ by: sql.ref('c.published_at'), down: true }];
  switch (field) {
    case 'title':
      // Folded and sorted by bytes: the order people expect, on every database and platform.
      return [{ by: sql`${sql.ref(query.locale.startsWith('en') ? 'c.title_en' : 'c.title_pt')} collate "C"` }];
    case 'price':
      return [{ by: isRanked ? priceOfCourse(query) : sql.ref('priced.amount'), gaps: true }];
    case 'start':
      return [{ by: sql.ref('starts.start_at'), gaps: true }];
    case 'popular':
      return [{ by: sql.ref('sold.seats'), down: true, gaps: true }, ...newest];
    case 'relevance':
      return isRanked ? [{ by: sql.ref('hits.tier') }, { by: sql.ref('hits.score'), down: true }] : newest;
    case 'newest':
      return newest;
  }
}

function sortedBy({ sort, search, now, ...money }: CourseQuery): RawBuilder<unknown> {
  const fields = new Set(sort.map(({ field }) => field));
  const priced = sql`left join (${allPrices(money)}) priced on priced.course_id = c.id`;
  return sql`${fields.has('start') ? starts(now, search ? sql`select id from hits` : undefined) : sql``}
    ${fields.has('popular') ? sold : sql``} ${fields.has('price') && !search ? priced : sql``}`;
}

function starts(now: Date, of?: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`left join (
    select open.course_id, min(open.start_at) as start_at from (${openClasses(now, of)}) open
    where open.has_seats group by open.course_id
  ) starts on starts.course_id = c.id`;
}

const sold = sql`left join course_sales sold on sold.course_id = c.id and sold.seats > 0`;

/** The newest first where sales are equal; courses without sales last. Reads no further than the page. */
function pageBySales(question: OrderedQuestion): Page {
  const { offset, limit } = question;
  const where = courseConditions(question);
  const down = question.order === 'desc' ? sql`asc` : sql`desc`;
  const order = sql`seats ${down} nulls last, published_at ${down}, id ${down}`;
  const upToHere = readUpTo(question);
  return sql`
    select id, row_number() over (order by ${order}) as position, null::bigint as found, null::integer as tier
    from (
      with sold as materialized (
        select c.id, s.seats, null::timestamptz as published_at from course_sales s join courses c on c.id = s.course_id
        where s.seats > 0 and ${where} order by s.seats ${down}, s.course_id ${down} limit ${upToHere}
      )
      select id, seats, published_at from sold
      union all (
        select c.id, null, c.published_at from courses c
        where ${where} and not exists (select from course_sales s where s.course_id = c.id and s.seats > 0)
        order by c.published_at ${down}, c.id ${down} limit ${upToHere} - (select count(*) from sold)
      )
    ) listed order by ${order} limit ${limit} offset ${offset}`;
}
