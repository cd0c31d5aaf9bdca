import type { FiscalKind } from '#contract/sales/fiscal/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Series = { kind: FiscalKind; country: string; year: number; prefix: string };

/** The row stays locked until the transaction of the caller ends, so that numbers have no gaps and hashes one order. */
export async function takeSeriesNumber(ctx: Ctx, series: Series): Promise<{ seriesId: number; place: number }> {
  await ctx.db
    .insertInto('fiscal_series')
    .values(series)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { id, next_number } = await ctx.db
    .selectFrom('fiscal_series')
    .select(['id', 'next_number'])
    .where('kind', '=', series.kind)
    .where('country', '=', series.country)
    .where('year', '=', series.year)
    .where('prefix', '=', series.prefix)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await ctx.db
    .updateTable('fiscal_series')
    .set({ next_number: next_number + 1 })
    .where('id', '=', id)
    .execute();
  return { seriesId: id, place: next_number };
}

export type LastOfSeries = { hash: string | null; system_entry_at: Date };

/** Read once the series is locked. */
export function lastOfSeries(ctx: Ctx, seriesId: number): Promise<LastOfSeries | undefined> {
  return ctx.db
    .selectFrom('fiscal_documents')
    .select(['hash', 'system_entry_at'])
    .where('series_id', '=', seriesId)
    .orderBy('series_number', 'desc')
    .limit(1)
    .executeTakeFirst();
}
