import type { Spelling } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { searchWords, type SearchWords } from './model/search-words.ts';
import { putRight } from './model/spelling.ts';
import { findDoubtful, isFound } from './store/spelling.ts';

type SpellingQuery = Pick<ListQuery<{ filter?: { search?: string } }>, 'filter'>;

export async function retrieveSpelling(ctx: Ctx, { filter }: SpellingQuery): Promise<ResultPage<Spelling>> {
  const words = searchWords(filter.search ?? '');
  const right = words && (await spellingOf(ctx, words));
  return right ? { results: [{ search: right }], total: 1 } : { results: [], total: 0 };
}

/** Null where every word is known, or no correction finds a course. */
export async function spellingOf(ctx: Ctx, words: SearchWords): Promise<string | null> {
  const right = putRight(await findDoubtful(ctx, words));
  const meant = right === null ? null : searchWords(right);
  return meant && (await isFound(ctx, meant)) ? right : null;
}
