import type { Api } from '#contract/index.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type CategoryRow = RowOf<Api['catalogue']['retrieveCategorySources']>;
type CategorySort = 'position' | 'slug';

export const categories: Noun<CategoryRow, { search?: string }, CategorySort> = {
  name: 'categories',
  claim: 'catalogue.edit',
  source: (input) => queries().catalogue.retrieveCategorySources.queryOptions({ input }),
  create: (input: Parameters<Api['catalogue']['createCategory']>[0]) => api().catalogue.createCategory(input),
  update: (input: Parameters<Api['catalogue']['updateCategory']>[0]) => api().catalogue.updateCategory(input),
  remove: (input) => api().catalogue.deleteCategory(input),
  restore: (input) => api().catalogue.restoreCategory(input),
  nameOf: ({ name, slug }, locale) => textIn(name, locale) || slug,
  blank: { slug: '', name: {}, cover_key: 'gestao', position: 100 },
};
