import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { DoubtfulWord } from '../model/spelling.ts';
import type { SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';
import { allWords, termsOf, wordsQuery } from './words-query.ts';

const mostCandidates = 10;
const shortest = 4;

/** The word with each pair of neighbouring letters swapped: a swap in a short word leaves few trigrams alike. */
const swapped = sql`array(
  select left(t.folded, at - 1) || substr(t.folded, at + 1, 1) || substr(t.folded, at, 1) || substr(t.folded, at + 2)
  from generate_series(1, length(t.folded) - 1) at
)`;

/** Each word, whether a course has it, and for an unknown one the most similar words of titles and names. */
export async function findDoubtful(ctx: Ctx, words: SearchWords): Promise<DoubtfulWord[]> {
  const { rows } = await sql<DoubtfulWord>`
    with asked as materialized (
      select w.said ->> 'word' as word, w.place, fold(w.said ->> 'word') as folded,
        to_tsquery('portuguese_unaccent', w.said ->> 'term') || to_tsquery('english_unaccent', w.said ->> 'term') as query
      from jsonb_array_elements(${JSON.stringify(termsOf(words))}::jsonb) with ordinality w (said, place)
    ), told as materialized (
      select a.*, length(a.word) < ${shortest} or numnode(a.query) = 0
        or exists (select from courses c where ${allWords} @@ a.query and ${isPublished}) as known
      from asked a
    )
    select t.word, t.folded, t.known, coalesce(near.candidates, '[]') as candidates
    from told t left join lateral (
      select jsonb_agg(jsonb_build_object('word', v.word, 'folded', v.folded)) as candidates from (
        select v.word, v.folded from course_words v where v.folded % t.folded or v.folded = any(${swapped})
        order by v.folded = any(${swapped}) desc, similarity(v.folded, t.folded) desc, v.folded limit ${mostCandidates}
      ) v
    ) near on not t.known
    order by t.place`.execute(ctx.db);
  return rows;
}

export async function isFound(ctx: Ctx, words: SearchWords): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from courses c where ${allWords} @@ ${wordsQuery(words)} and ${isPublished}) as found`.execute(
    ctx.db,
  );
  return rows[0]?.found ?? false;
}
