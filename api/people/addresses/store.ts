import { sql, type ExpressionBuilder } from 'kysely';
import type { TaxAddress } from '#contract/sales/orders/calls.ts';
import type { SavedTaxAddress, TaxAddressFilter } from '#contract/people/addresses/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { DB } from '#api/shared/database/database-types.ts';
import { pageOf, wanted, type ResultPage, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Owner } from './owner.ts';

export type TaxAddressQuery = ListQuery<{ filter?: TaxAddressFilter }>;

const fields = ['name', 'tax_id', 'country', 'street', 'city', 'region', 'postal_code', 'email'] as const;
export type TaxAddressTexts = Record<(typeof fields)[number], string>;

const columns = ['id', 'user_id', 'organization_id', ...fields, 'is_default', 'used_at', 'created_at'] as const;
export type TaxAddressRow = Owner &
  TaxAddressTexts & { id: number; is_default: boolean; used_at: Date | null; created_at: Date };

export function textsOf(address: TaxAddress): TaxAddressTexts {
  const { name, country, tax_id = '', street = '', city = '', region = '', postal_code = '', email = '' } = address;
  return { name, tax_id, country, street, city, region, postal_code, email };
}

function isOf({ user_id, organization_id }: Owner) {
  return (where: ExpressionBuilder<DB, 'tax_addresses'>) =>
    user_id === null ? where('organization_id', '=', organization_id) : where('user_id', '=', user_id);
}

function shown(ctx: Ctx) {
  return ctx.db.selectFrom('tax_addresses').select(columns).where('hidden_at', 'is', null).$castTo<TaxAddressRow>();
}

export async function listTaxAddresses(
  ctx: Ctx,
  owner: Owner,
  { filter: { id }, sort, ...page }: TaxAddressQuery,
): Promise<ResultPage<SavedTaxAddress>> {
  let query = shown(ctx).where(isOf(owner));
  if (id !== undefined) query = query.where(wanted(sql.ref('id'), id));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  const { rows, total } = await pageOf(query.orderBy('is_default', 'desc').orderBy('name').orderBy('id'), page);
  return { results: rows.map(presentTaxAddress), total };
}

export function findTaxAddress(ctx: Ctx, id: number): Promise<TaxAddressRow | undefined> {
  return shown(ctx).where('id', '=', id).executeTakeFirst();
}

/** Serialises changes of one owner's addresses until the transaction ends. */
export async function lockTaxAddresses(ctx: Ctx, { user_id, organization_id }: Owner): Promise<void> {
  const key = user_id === null ? `tax addresses of organization ${organization_id}` : `tax addresses of ${user_id}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(ctx.db);
}

export async function countTaxAddresses(ctx: Ctx, owner: Owner): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('tax_addresses')
    .select((count) => count.fn.countAll<number>().as('found'))
    .where(isOf(owner))
    .where('hidden_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found;
}

export async function insertTaxAddress(
  ctx: Ctx,
  address: Owner & TaxAddressTexts & { is_default: boolean },
): Promise<SavedTaxAddress> {
  const now = ctx.now();
  const row = await ctx.db
    .insertInto('tax_addresses')
    .values({ ...address, created_at: now, updated_at: now })
    .returning(columns)
    .$castTo<TaxAddressRow>()
    .executeTakeFirstOrThrow();
  return presentTaxAddress(row);
}

export async function saveTaxAddress(ctx: Ctx, id: number, texts: TaxAddressTexts): Promise<SavedTaxAddress> {
  const row = await ctx.db
    .updateTable('tax_addresses')
    .set({ ...texts, updated_at: ctx.now() })
    .where('id', '=', id)
    .returning(columns)
    .$castTo<TaxAddressRow>()
    .executeTakeFirstOrThrow();
  return presentTaxAddress(row);
}

export async function takeDefault(ctx: Ctx, owner: Owner): Promise<void> {
  await ctx.db
    .updateTable('tax_addresses')
    .set({ is_default: false })
    .where(isOf(owner))
    .where('is_default', '=', true)
    .execute();
}

export async function giveDefault(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.updateTable('tax_addresses').set({ is_default: true }).where('id', '=', id).execute();
}

export async function newestTaxAddress(ctx: Ctx, owner: Owner): Promise<number | undefined> {
  const newest = shown(ctx).where(isOf(owner)).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(1);
  return (await newest.executeTakeFirst())?.id;
}

export async function hideTaxAddress(ctx: Ctx, id: number): Promise<void> {
  const hidden = { hidden_at: ctx.now(), is_default: false };
  await ctx.db.updateTable('tax_addresses').set(hidden).where('id', '=', id).execute();
}

export async function removeTaxAddress(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.deleteFrom('tax_addresses').where('id', '=', id).execute();
}

export async function markUsed(ctx: Ctx, owner: Owner, { name, tax_id, country }: TaxAddressTexts): Promise<void> {
  await ctx.db
    .updateTable('tax_addresses')
    .set({ used_at: ctx.now() })
    .where(isOf(owner))
    .where('name', '=', name)
    .where('tax_id', '=', tax_id)
    .where('country', '=', country)
    .where('used_at', 'is', null)
    .execute();
}

export async function deleteTaxAddressesOfOrganization(ctx: Ctx, organizationId: number): Promise<void> {
  await ctx.db.deleteFrom('tax_addresses').where('organization_id', '=', organizationId).execute();
}

export function presentTaxAddress({ user_id: _, used_at: _used, created_at, ...row }: TaxAddressRow): SavedTaxAddress {
  return { ...row, created_at: created_at.toISOString() };
}
