import { sql, type RawBuilder } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { CourseSort } from '#contract/catalogue.ts';
import { mostFoundBySearch } from '#contract/catalogue-values.ts';
import type { SearchWords } from '../model/search-words.ts';
import { courseConditions, priceIn, type CourseQuestion } from './course-conditions.ts';

export type SortBy = { field: CourseSort; order: 'asc' | 'desc' };
export type CourseHunt = CourseQuestion & {
  search: SearchWords | null;
  sort: SortBy[];
  locale: LocaleKey;
  limit: number;
  offset: number;
};

type Page = RawBuilder<{ id: number; position: number; found: number }>;

/** So few hits call for titles that are merely written alike. */
const fewHits = 3;
const mostAlike = 20;

/** One page of course ids in their order: `id`, `position`, and `found`, how many there are in all (null: count them). */
export function pageOfCourses(hunt: CourseHunt): Page {
  return hunt.search ? searchedPage(hunt, hunt.search) : listedPage(hunt);
}

function listedPage(hunt: CourseHunt): Page {
  const order = orderOf(hunt, false);
  return sql`
    select c.id, row_number() over (order by ${order}) as position, null::bigint as found
    from courses c ${startsFor(hunt)} where ${courseConditions(hunt)}
    order by ${order} limit ${hunt.limit} offset ${hunt.offset}`;
}

export function countOfCourses(hunt: CourseQuestion): RawBuilder<{ found: number }> {
  return sql`select count(*) as found from courses c where ${courseConditions(hunt)}`;
}

/**
 * Titles first, the shorter the better; then the rest, then titles that are written alike. However many courses match,
 * at most `mostFoundBySearch` are read, ranked and counted, so that the time hardly grows with the catalogue.
 */
function searchedPage(hunt: CourseHunt, words: SearchWords): Page {
  const query = tsquery(words);
  const where = courseConditions(hunt);
  const title = sql`ts_filter(c.head_words, '{a}')`;
  const inTitle = sql`${title} @@ ${query}`;
  const score = sql`ts_rank(c.head_words, ${query}, 1)`;
  const anywhere = sql`(c.head_words || c.description_words) @@ ${query}`;
  const likeness = sql`fold(${words.likeness})`;
  const order = orderOf(hunt, true);
  return sql`
    with titles as materialized (
      select c.id, ${score} + ts_rank(${title}, ${query}, 2) as score from courses c
      where ${inTitle} and ${where} limit ${mostFoundBySearch}
    ), others as materialized (
      select c.id, ${score} as score from courses c
      where ${anywhere} and not (${inTitle}) and ${where}
      limit ${mostFoundBySearch} - (select count(*) from titles)
    ), alike as materialized (
      select c.id, word_similarity(${likeness}, c.title_folded) as score from courses c
      where (select count(*) from titles) + (select count(*) from others) < ${fewHits} and numnode(${query}) > 0
        and c.title_folded %> ${likeness} and not (${anywhere}) and ${where}
      limit ${mostFoundBySearch}
    ), hits as (
      select id, 1 as tier, score from titles
      union all select id, 2, score from others
      union all select * from (select id, 3, score from alike order by score desc, id desc limit ${mostAlike}) best
    )
    select hits.id, row_number() over (order by ${order}) as position, count(*) over () as found
    from hits ${hunt.sort.every(({ field }) => field === 'relevance') ? sql`` : sql`join courses c on c.id = hits.id`} ${startsFor(hunt)}
    order by ${order} limit ${hunt.limit} offset ${hunt.offset}`;
}

/** Every word, in the stems of either language; the last one may go on. */
function tsquery({ whole, unfinished }: SearchWords): RawBuilder<unknown> {
  const stems = (language: RawBuilder<unknown>) => {
    const finished = sql`plainto_tsquery(${language}, ${whole})`;
    // The word holds letters, digits and dots only: within quotes nothing of it is an operator.
    const open = sql`to_tsquery(${language}, ${`'${unfinished}':*`})`;
    if (unfinished === '') return finished;
    return whole === '' ? open : sql`(${finished} && ${open})`;
  };
  return sql`(${stems(sql`'portuguese_unaccent'`)} || ${stems(sql`'english_unaccent'`)})`;
}

/** `isRanked`: the courses come from a search, as `hits`. */
function orderOf(hunt: CourseHunt, isRanked: boolean): RawBuilder<unknown> {
  const sorts: SortBy[] = hunt.sort.length > 0 ? hunt.sort : [{ field: 'relevance', order: 'asc' }];
  const parts = sorts.flatMap(({ field, order }) =>
    sortParts(field, hunt, isRanked).map((part) => inOrder(part, order === 'desc')),
  );
  return sql.join([...parts, isRanked ? sql`hits.id desc` : sql`c.id desc`]);
}

/** `down`: the greatest first. `gaps`: some courses have none, and come last either way round. */
type SortPart = { by: RawBuilder<unknown>; down?: boolean; gaps?: boolean };

function inOrder({ by, down = false, gaps = false }: SortPart, flip: boolean): RawBuilder<unknown> {
  return sql`${by} ${down === flip ? sql`asc` : sql`desc`}${gaps ? sql` nulls last` : sql``}`;
}

function sortParts(field: CourseSort, hunt: CourseHunt, isRanked: boolean): SortPart[] {
  const newest = [{ by: sql.ref('c.published_at'), down: true }];
  switch (field) {
    case 'title':
      // Folded and sorted by bytes: the order people expect, on every database and platform.
      return [{ by: sql`${sql.ref(hunt.locale.startsWith('en') ? 'c.title_en' : 'c.title_pt')} collate "C"` }];
    case 'price':
      return [{ by: priceIn(hunt), gaps: true }];
    case 'start':
      return [{ by: sql.ref('starts.start_at'), gaps: true }];
    case 'relevance':
      return isRanked ? [{ by: sql.ref('hits.tier') }, { by: sql.ref('hits.score'), down: true }] : newest;
    case 'newest':
      return newest;
  }
}

/**
 * When the first class in which there is a seat starts, where that is sorted by. All their seats are summed at once:
 * `seats_of` for each class would take as long as the rest of the page.
 */
function startsFor({ sort, now }: CourseHunt): RawBuilder<unknown> {
  if (!sort.some(({ field }) => field === 'start')) return sql``;
  return sql`left join (
    select open.course_id, min(open.start_at) as start_at from (
      select k.course_id, k.start_at from classes k left join seat_holds h on h.class_id = k.id
        and (h.status = 'consumed' or (h.status = 'active' and (h.expires_at is null or h.expires_at > ${now})))
      where is_for_sale(k, ${now})
      group by k.id having k.capacity is null or coalesce(sum(h.quantity), 0) < k.capacity
    ) open group by open.course_id
  ) starts on starts.course_id = c.id`;
}
