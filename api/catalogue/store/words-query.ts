import { sql, type RawBuilder } from 'kysely';
import type { SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';

/** Every word, in the stems of either language; the last one as a prefix. */
export function wordsQuery({ whole, unfinished }: SearchWords): RawBuilder<unknown> {
  const stems = (language: RawBuilder<unknown>) => {
    const finished = sql`plainto_tsquery(${language}, ${whole})`;
    const open = sql`to_tsquery(${language}, ${`'${unfinished}':*`})`;
    if (unfinished === '') return finished;
    return whole === '' ? open : sql`(${finished} && ${open})`;
  };
  return sql`(${stems(sql`'portuguese_unaccent'`)} || ${stems(sql`'english_unaccent'`)})`;
}

export function anyWord(words: SearchWords): RawBuilder<unknown> {
  const text = termsOf(words)
    .map(({ term }) => term)
    .join(' | ');
  return sql`(to_tsquery('portuguese_unaccent', ${text}) || to_tsquery('english_unaccent', ${text}))`;
}

/** A word holds only letters, digits and dots: within quotes nothing is an operator. */
export function termsOf({ whole, unfinished }: SearchWords): { word: string; term: string }[] {
  const finished = whole.split(' ').filter(Boolean);
  const terms = finished.map((word) => ({ word, term: `'${word}'` }));
  return unfinished === '' ? terms : [...terms, { word: unfinished, term: `'${unfinished}':*` }];
}

export const titleWords = sql`ts_filter(c.head_words, '{a}')`;
export const allWords = sql`all_words(c.head_words, c.description_words)`;

/** With fewer hits, titles that are spelt alike count too. */
const fewHits = 3;
const mostAlike = 20;

/** Courses with titles spelt much like the words, where hardly any course has the words: `id`, `score`. */
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
