import type { Locale, LocaleFilter } from '#contract/settings/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, Found } from '#api/shared/retrieval.ts';
import { listLocales } from './store.ts';

export function retrieveLocales(ctx: Ctx, query: ListQuery<{ filter?: LocaleFilter }>): Promise<Found<Locale>> {
  return listLocales(ctx, query);
}
