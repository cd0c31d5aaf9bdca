import { sql, type RawBuilder } from 'kysely';
import type { SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';

/** Every word, in the stems of either language; the last one may go on. */
export function wordsQuery({ whole, unfinished }: Pick<SearchWords, 'whole' | 'unfinished'>): RawBuilder<unknown> {
  const stems = (language: RawBuilder<unknown>) => {
    const finished = sql`plainto_tsquery(${language}, ${whole})`;
    // The word holds letters, digits and dots only: within quotes nothing of it is an operator.
    const open = sql`to_tsquery(${language}, ${`'${unfinished}':*`})`;
    if (unfinished === '') return finished;
    return whole === '' ? open : sql`(${finished} && ${open})`;
  };
  return sql`(${stems(sql`'portuguese_unaccent'`)} || ${stems(sql`'english_unaccent'`)})`;
}

/** Any of the words, to mark each where it stands. */
export function anyWord({ whole, unfinished }: Pick<SearchWords, 'whole' | 'unfinished'>): RawBuilder<unknown> {
  const words = [
    ...whole
      .split(' ')
      .filter(Boolean)
      .map((word) => `'${word}'`),
    ...(unfinished ? [`'${unfinished}':*`] : []),
  ];
  const text = words.join(' | ');
  return sql`(to_tsquery('portuguese_unaccent', ${text}) || to_tsquery('english_unaccent', ${text}))`;
}

/** Where the words of `courses c` stand: in its title alone, and anywhere. */
export const titleWords = sql`ts_filter(c.head_words, '{a}')`;
export const allWords = sql`all_words(c.head_words, c.description_words)`;

/** So few hits call for titles that are merely written alike. */
const fewHits = 3;
const mostAlike = 20;

/** Courses whose titles are written much like the words, where hardly any course has the words: `id`, `score`. */
export function alikeCourses(words: SearchWords): RawBuilder<unknown> {
  const query = wordsQuery(words);
  const likeness = sql`fold(${words.likeness})`;
  return sql`
    select c.id, word_similarity(${likeness}, c.title_folded) as score from courses c
    where (select count(*) from (
        select from courses c where ${allWords} @@ ${query} and ${isPublished} limit ${fewHits}
      ) few) < ${fewHits}
      and numnode(${query}) > 0 and c.title_folded %> ${likeness} and not (${allWords} @@ ${query}) and ${isPublished}
    order by score desc, c.id desc limit ${mostAlike}`;
}
