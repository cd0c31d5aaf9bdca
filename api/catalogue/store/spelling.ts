import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { DoubtfulWord } from '../model/spelling.ts';
import type { SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';
import { allWords, wordsQuery } from './words-query.ts';

const mostCandidates = 10;
const shortest = 4;

/** Each word, whether some course has it, and the words of titles and names that are written like it where none has. */
export async function findDoubtful(ctx: Ctx, { whole, unfinished }: SearchWords): Promise<DoubtfulWord[]> {
  // A word holds letters, digits and dots only: within quotes nothing of it is an operator.
  const finished = whole
    .split(' ')
    .filter(Boolean)
    .map((word) => ({ word, requested: `'${word}'` }));
  const words = unfinished === '' ? finished : [...finished, { word: unfinished, requested: `'${unfinished}':*` }];
  const { rows } = await sql<DoubtfulWord>`
    with asked as materialized (
      select w.said ->> 'word' as word, w.place, fold(w.said ->> 'word') as folded,
        to_tsquery('portuguese_unaccent', w.said ->> 'requested') || to_tsquery('english_unaccent', w.said ->> 'requested') as query
      from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality w (said, place)
    ), told as materialized (
      select a.*, length(a.word) < ${shortest} or numnode(a.query) = 0
        or exists (select from courses c where ${allWords} @@ a.query and ${isPublished}) as known
      from asked a
    )
    select t.word, t.folded, t.known, coalesce(near.candidates, '[]') as candidates
    from told t left join lateral (
      select jsonb_agg(jsonb_build_object('word', v.word, 'folded', v.folded)) as candidates from (
        select v.word, v.folded from course_words v where v.folded % t.folded
        order by similarity(v.folded, t.folded) desc, v.folded limit ${mostCandidates}
      ) v
    ) near on not t.known
    order by t.place`.execute(ctx.db);
  return rows;
}

/** Whether some course has all of these. */
export async function isFound(ctx: Ctx, words: SearchWords): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from courses c where ${allWords} @@ ${wordsQuery(words)} and ${isPublished}) as found`.execute(
    ctx.db,
  );
  return rows[0]?.found ?? false;
}
