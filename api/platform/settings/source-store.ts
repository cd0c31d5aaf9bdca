import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

export type CurrencySourceQuery = SourceQuery<{ search?: string | undefined }>;

type StoredRate = { rate: number; is_inverse: boolean };

/** With the newest rate between each currency and the main one on or before that day. */
export function listCurrencySources(
  ctx: Ctx,
  { filter, sort, mainId, day, ...page }: CurrencySourceQuery & { mainId: number; day: string },
) {
  const stored = sql<StoredRate | null>`(
    select json_build_object('rate', r.rate, 'is_inverse', r.to_currency_id = currencies.id) from exchange_rates r
    where r.valid_on <= ${day}::date and currencies.id <> ${mainId}
      and ((r.from_currency_id = currencies.id and r.to_currency_id = ${mainId})
        or (r.from_currency_id = ${mainId} and r.to_currency_id = currencies.id))
    order by r.valid_on desc limit 1)`;
  let query = ctx.db
    .selectFrom('currencies')
    .select(['id', 'key', 'name', 'definition', 'deleted_at'])
    .select(stored.as('stored'))
    .select(recordColumns('currencies', 'currencies.id'))
    .where(isRequested(filter));
  if (filter.search !== undefined) query = query.where(mentions(sql`concat_ws(' ', key, name)`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('id'), page);
}
