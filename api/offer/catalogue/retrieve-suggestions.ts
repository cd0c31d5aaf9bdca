import { textIn } from '#contract/basics.ts';
import type { Suggestion } from '#contract/offer/catalogue/calls.ts';
import { mostSuggestions } from '#contract/offer/catalogue/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { searchWords } from './model/search-words.ts';
import { spellingOf } from './retrieve-spelling.ts';
import { findSuggestions } from './store/suggestions.ts';

type SuggestionsQuery = Pick<ListQuery<{ filter?: { search?: string } }>, 'filter'>;

const minLetters = 2;

export async function retrieveSuggestions(ctx: Ctx, { filter }: SuggestionsQuery): Promise<ResultPage<Suggestion>> {
  const words = searchWords(filter.search ?? '');
  if (!words || words.likeness.length < minLetters) return { results: [], total: 0 };

  let rows = await findSuggestions(ctx, words);
  if (rows.length === 0) {
    const meant = searchWords((await spellingOf(ctx, words)) ?? '');
    rows = meant ? await findSuggestions(ctx, meant) : [];
  }
  const named = rows.map(({ kind, id, names }) => ({ kind, id, name: textIn(names, ctx.locale) }));
  const once = named.filter(({ name }, place) => named.findIndex((other) => other.name === name) === place);
  const results = once.slice(0, mostSuggestions);
  return { results, total: results.length };
}
