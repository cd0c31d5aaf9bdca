import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { presentRecord } from '#api/shared/records/record-versions.ts';
import { mainCurrencyId } from './currency-by-id.ts';
import { dayOf } from './rate-between.ts';
import { listCurrencySources, type CurrencySourceQuery } from './source-store.ts';

export async function retrieveCurrencySources(ctx: Ctx, query: CurrencySourceQuery) {
  requireClaim(ctx, 'settings.edit');
  const mainId = await mainCurrencyId(ctx);
  const { rows, total } = await listCurrencySources(ctx, { ...query, mainId, day: dayOf(ctx.now()) });
  const results = rows.map(({ stored, ...row }) => ({
    ...presentRecord(row),
    rate: stored && (stored.is_inverse ? 1 / stored.rate : stored.rate),
    is_main: row.id === mainId,
  }));
  return { results, total };
}
