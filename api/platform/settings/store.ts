import { sql } from 'kysely';
import { LocaleKey } from '#contract/basics.ts';
import { settingDeclarations, settingKeys, type SettingKey } from '#contract/index.ts';
import type {
  Currency,
  CurrencyChange,
  CurrencyFilter,
  Locale,
  LocaleFilter,
  NewCurrency,
} from '#contract/platform/settings/calls.ts';
import type { ApplicationSetting, SettingFilter } from '#contract/platform/settings/setting-calls.ts';
import type { SettingReaders } from '#contract/setting.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { recordColumns, type RecordColumns } from '#api/shared/records/record-versions.ts';

/** Null where nothing is stored. */
export async function storedSetting(ctx: Ctx, { group, key }: { group: string; key: string }): Promise<string | null> {
  const existing = await cachedSettings(ctx);
  if (existing) return existing.values.get(`${group} ${key}`) ?? null;
  const row = await ctx.db
    .selectFrom('application_settings')
    .select('value')
    .where('slug', '=', group)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function isSettingStored(ctx: Ctx, key: SettingKey): Promise<boolean> {
  return (await storedSetting(ctx, { group: settingDeclarations[key].group, key })) !== null;
}

export type StoredRow = RecordColumns & { slug: string; key: string; value: string };

export function storedRows(ctx: Ctx): Promise<StoredRow[]> {
  return ctx.db
    .selectFrom('application_settings as s')
    .select(['s.slug', 's.key', 's.value'])
    .select(recordColumns('application-settings', 's.id'))
    .execute();
}

export async function listSettings(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: SettingFilter }> & { publicOnly: boolean },
): Promise<ResultPage<ApplicationSetting>> {
  let query = ctx.db.selectFrom('application_settings').select(['key', 'value']);
  if (page.publicOnly) query = query.where(isForEverybody);
  if (filter.keys) query = query.where('key', 'in', filter.keys);
  if (filter.key !== undefined) query = query.where(wanted(sql.ref('key'), filter.key));
  if (filter.slug !== undefined) query = query.where(wanted(sql.ref('slug'), filter.slug));
  const { rows, total } = await pageOf(query.orderBy('key', sort[0]?.order ?? 'asc').orderBy('slug'), page);
  return { results: rows, total };
}

const keysFor = (readers: SettingReaders) => settingKeys.filter((key) => settingDeclarations[key].readers === readers);

/** As it is declared; of a row that no slice declares, as the row says. */
const isForEverybody = sql<boolean>`
  (key in (${literals(keysFor('everybody'))}) or (is_public and key not in (${literals(keysFor('staff'))})))`;

export async function retrieveLocales(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: LocaleFilter }>,
): Promise<ResultPage<Locale>> {
  let query = ctx.db.selectFrom('locales').select(['id', 'key', 'name', 'definition']).where('deleted_at', 'is', null);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.key !== undefined) query = query.where(wanted(sql.ref('key'), filter.key));
  const { rows, total } = await pageOf(query.orderBy('id', sort[0]?.order ?? 'asc'), page);
  return { results: rows.map((row) => ({ ...row, key: LocaleKey.parse(row.key) })), total };
}

export async function retrieveCurrencies(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: CurrencyFilter }>,
): Promise<ResultPage<Currency>> {
  let query = ctx.db.selectFrom('currencies').select(currencyColumns).where('deleted_at', 'is', null);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('id'), filter.id));
  if (filter.key !== undefined) query = query.where(wanted(sql.ref('key'), filter.key));
  const [by] = sort;
  const sorted = query.orderBy(by?.field === 'key' ? 'key' : 'id', by?.order ?? 'asc').orderBy('id');
  const { rows, total } = await pageOf(sorted, page);
  return { results: rows, total };
}

/** Finds removed currencies too: sales in them remain. */
export async function findCurrency(ctx: Ctx, by: { id: number } | { key: string }): Promise<Currency | undefined> {
  const existing = await cachedSettings(ctx);
  if (existing) return existing.currencies.find(({ id, key }) => ('id' in by ? id === by.id : key === by.key));
  const query = ctx.db.selectFrom('currencies').select(currencyColumns);
  return ('id' in by ? query.where('id', '=', by.id) : query.where('key', '=', by.key)).executeTakeFirst();
}

export async function isCurrencyOffered(ctx: Ctx, id: number): Promise<boolean> {
  const existing = await cachedSettings(ctx);
  if (existing) return existing.currencies.some((currency) => currency.id === id && currency.deleted_at === null);
  const query = ctx.db.selectFrom('currencies').select('id').where('id', '=', id).where('deleted_at', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
}

export function insertCurrency(ctx: Ctx, currency: Omit<NewCurrency, 'rate'>): Promise<Currency | undefined> {
  return ctx.db
    .insertInto('currencies')
    .values(currency)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning(currencyColumns)
    .executeTakeFirst();
}

export function saveCurrency(ctx: Ctx, { id, name, definition }: CurrencyChange): Promise<Currency | undefined> {
  return ctx.db
    .updateTable('currencies')
    .set((row) => ({ name: name ?? row.ref('name'), definition: definition ?? row.ref('definition') }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning(currencyColumns)
    .executeTakeFirst();
}

/** The newest rate on or before that day, in either direction. */
export async function findRate(
  ctx: Ctx,
  { fromId, toId, day }: { fromId: number; toId: number; day: string },
): Promise<{ rate: number; fromKey: string; toKey: string } | null> {
  const row = await ctx.db
    .selectFrom('exchange_rates')
    .innerJoin('currencies as from_currencies', 'from_currencies.id', 'from_currency_id')
    .innerJoin('currencies as to_currencies', 'to_currencies.id', 'to_currency_id')
    .select(['rate', 'from_currency_id', 'from_currencies.key as from_key', 'to_currencies.key as to_key'])
    .where((where) =>
      where.or([
        where.and({ from_currency_id: fromId, to_currency_id: toId }),
        where.and({ from_currency_id: toId, to_currency_id: fromId }),
      ]),
    )
    .where(sql<boolean>`valid_on <= ${day}::date`)
    .orderBy('valid_on', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const { rate, from_key: fromKey, to_key: toKey } = row;
  if (row.from_currency_id === fromId) return { rate, fromKey, toKey };
  return { rate: 1 / rate, fromKey: toKey, toKey: fromKey };
}

/** A second rate for the same day replaces the first. */
export async function upsertRate(
  ctx: Ctx,
  { fromId, toId, rate, day }: { fromId: number; toId: number; rate: number; day: string },
): Promise<void> {
  await ctx.db
    .insertInto('exchange_rates')
    .values({ from_currency_id: fromId, to_currency_id: toId, rate, valid_on: day })
    .onConflict((conflict) =>
      conflict.columns(['from_currency_id', 'to_currency_id', 'valid_on']).doUpdateSet({ rate }),
    )
    .execute();
}

const currencyColumns = ['id', 'key', 'name', 'definition'] as const;

type Settings = { values: Map<string, string>; currencies: (Currency & { deleted_at: Date | null })[] };

/** A transaction that finds nothing cached reads for itself: all connections could wait for this one. */
async function cachedSettings(ctx: Ctx): Promise<Settings | undefined> {
  if (!ctx.db.isTransaction) return ctx.settings?.get('all', () => allSettings(ctx));
  const existing = ctx.settings?.peek('all');
  return isSettings(existing) ? existing : undefined;
}

function isSettings(existing: unknown): existing is Settings {
  return typeof existing === 'object' && existing !== null && 'currencies' in existing;
}

async function allSettings({ db }: Ctx): Promise<Settings> {
  const rows = await db.selectFrom('application_settings').select(['slug', 'key', 'value']).execute();
  const currencies = await db
    .selectFrom('currencies')
    .select([...currencyColumns, 'deleted_at'])
    .execute();
  return { values: new Map(rows.map(({ slug, key, value }) => [`${slug} ${key}`, value])), currencies };
}
