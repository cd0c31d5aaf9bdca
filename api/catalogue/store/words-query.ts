import { sql, type RawBuilder } from 'kysely';
import { letteredLikeness, spellingsOf, type SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';

/** Every word, in the stems of either language; the last one as a prefix. */
export function wordsQuery(words: SearchWords): RawBuilder<unknown> {
  return inEitherLanguage(joinTerms(words, ' & '));
}

export function anyWord(words: SearchWords): RawBuilder<unknown> {
  return inEitherLanguage(joinTerms(words, ' | '));
}

function joinTerms(words: SearchWords, operator: ' & ' | ' | '): string {
  return termsOf(words)
    .map(({ term }) => term)
    .join(operator);
}

function inEitherLanguage(query: string): RawBuilder<unknown> {
  return sql`(to_tsquery('portuguese_unaccent', ${query}) || to_tsquery('english_unaccent', ${query}))`;
}

export function termsOf({ whole, unfinished }: SearchWords): { word: string; term: string }[] {
  const finished = whole.split(' ').filter(Boolean);
  const terms = finished.map((word) => ({ word, term: termOf(word, '') }));
  return unfinished === '' ? terms : [...terms, { word: unfinished, term: termOf(unfinished, ':*') }];
}

/** A spelling holds only letters, digits and dots: within quotes nothing is an operator. */
function termOf(word: string, ending: '' | ':*'): string {
  return `(${spellingsOf(word)
    .map((spelling) => `'${spelling}'${ending}`)
    .join(' | ')})`;
}

export const titleWords = sql`ts_filter(c.head_words, '{a}')`;
export const allWords = sql`all_words(c.head_words, c.description_words)`;

/** With fewer hits, titles that are spelt alike count too. */
const fewHits = 3;
const mostAlike = 20;

/** Courses with titles spelt much like the words, where hardly any course has the words: `id`, `score`. */
export function alikeCourses(words: SearchWords): RawBuilder<unknown> {
  const query = wordsQuery(words);
  const likeness = sql`fold(${letteredLikeness(words)})`;
  return sql`
    select c.id, word_similarity(${likeness}, c.title_folded) as score from courses c
    where (select count(*) from (
        select from courses c where ${allWords} @@ ${query} and ${isPublished} limit ${fewHits}
      ) few) < ${fewHits}
      and numnode(${query}) > 0 and c.title_folded %> ${likeness} and not (${allWords} @@ ${query}) and ${isPublished}
    order by score desc, c.id desc limit ${mostAlike}`;
}
