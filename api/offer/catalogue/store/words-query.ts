import { sql, type RawBuilder } from 'kysely';
import { letteredLikeness, spellingsOf, type SearchWords } from '../model/search-words.ts';
import { isPublished } from './course-conditions.ts';

/** Every word, in the stems of either language; the last one as a prefix. */
export function wordsQuery(words: SearchWords): RawBuilder<unknown> {
  return inEitherLanguage(joinTerms(words, ' & '));
}

/** The words in a statement: every one, any one, and all as they are spelt. */
export type WordParts = Record<'every' | 'any' | 'likeness', RawBuilder<unknown>>;

/** The row of `wordsRow`: PostgreSQL reads the words once for all courses, and one query plan fits all words. */
export const wordsInRow: WordParts = {
  every: sql`(select every_word from words)`,
  any: sql`(select any_word from words)`,
  likeness: sql`(select likeness from words)`,
};

export function wordsRow(words: SearchWords): RawBuilder<unknown> {
  const { every, any, likeness } = wordsInPlace(words);
  return sql`words as materialized (select ${every} as every_word, ${any} as any_word, ${likeness} as likeness)`;
}

/** As values, by which the planner chooses between the index of the words and those of other filters. */
export function wordsInPlace(words: SearchWords): WordParts {
  return {
    every: wordsQuery(words),
    any: inEitherLanguage(joinTerms(words, ' | ')),
    likeness: sql`fold(${letteredLikeness(words)})`,
  };
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
export function alikeCourses({ every, likeness }: WordParts): RawBuilder<unknown> {
  return sql`
    select c.id, word_similarity(${likeness}, c.title_folded) as score from courses c
    where (select count(*) from (
        select from courses c where ${allWords} @@ ${every} and ${isPublished} limit ${sql.lit(fewHits)}
      ) few) < ${sql.lit(fewHits)}
      and numnode(${every}) > 0 and c.title_folded %> ${likeness} and not (${allWords} @@ ${every}) and ${isPublished}
    order by score desc, c.id desc limit ${sql.lit(mostAlike)}`;
}
