import type { Locale, LocaleFilter } from '#contract/settings.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Ask, Found } from '#api/shared/retrieval.ts';
import { listLocales } from './store.ts';

export function retrieveLocales(ctx: Ctx, ask: Ask<{ filter?: LocaleFilter }>): Promise<Found<Locale>> {
  return listLocales(ctx, ask);
}
