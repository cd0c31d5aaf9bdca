import type { CatalogueCounters } from '#contract/offer/catalogue/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { counted } from '#api/shared/database/counted.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { countCatalogue } from './store/counters.ts';

export async function retrieveCounters(ctx: Ctx): Promise<ResultPage<CatalogueCounters>> {
  return { results: [await counted(ctx, { catalogue: 'all' }, () => countCatalogue(ctx))], total: 1 };
}
