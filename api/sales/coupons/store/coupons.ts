import { sql } from 'kysely';
import type { CouponFilter } from '#contract/sales/coupons/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';
import { escapeLike, pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { couponKey } from '../model/coupon-code.ts';
import type { CouponTerms } from '../model/why-not.ts';

export type CouponRow = CouponTerms & { id: number; code: string; created_at: Date };
export type ListedCoupon = CouponRow & { uses: number; was_used: boolean };

const columns = [
  'id',
  'code',
  'percent',
  'amount_minor',
  'currency_id',
  'minimum_minor',
  'scope',
  'scope_ids',
  'most_uses',
  'most_uses_per_person',
  'most_uses_per_organization',
  'first_day',
  'last_day',
  'is_active',
  'created_at',
] as const;

function selectCoupons(ctx: Ctx) {
  return ctx.db.selectFrom('coupons').select(columns).$castTo<CouponRow>();
}

function selectWithUses(ctx: Ctx) {
  return selectCoupons(ctx)
    .select([
      sql<number>`(select count(*) from coupon_uses u where u.coupon_id = coupons.id and u.released_at is null)`.as(
        'uses',
      ),
      sql<boolean>`exists (select from coupon_uses u where u.coupon_id = coupons.id)`.as('was_used'),
    ])
    .$castTo<ListedCoupon>();
}

export type CouponQuery = ListQuery<{ filter?: CouponFilter | undefined }>;

export function listCoupons(ctx: Ctx, { filter, sort, ...page }: CouponQuery) {
  let query = selectWithUses(ctx).where(isMeant(filter));
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('coupons.id'), filter.id));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

export type CouponSourceQuery = SourceQuery<Omit<CouponFilter, 'id'>>;

export function listCouponSources(ctx: Ctx, { filter, sort, ...page }: CouponSourceQuery) {
  let query = selectWithUses(ctx)
    .select(recordColumns('coupons', 'coupons.id'))
    .where(isRequested(filter, { deletedAt: null }))
    .where(isMeant(filter));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

function isMeant({ scope, is_active, search }: Omit<CouponFilter, 'id'>) {
  const all = [sql`true`];
  if (scope !== undefined) all.push(sql`${wanted(sql.ref('coupons.scope'), scope)}`);
  if (is_active !== undefined) all.push(sql`coupons.is_active = ${is_active}`);
  if (search !== undefined) all.push(sql`${hasPart(search)}`);
  return sql<boolean>`(${sql.join(all, sql` and `)})`;
}

function hasPart(search: string) {
  const key = couponKey(search);
  return key === null ? sql<boolean>`false` : sql<boolean>`code_key like ${`%${escapeLike(key)}%`}`;
}

export async function findCoupon(ctx: Ctx, id: number): Promise<ListedCoupon> {
  const stored = await selectWithUses(ctx).where('id', '=', id).executeTakeFirst();
  if (!stored) throw new Refusal('not_found');
  return stored;
}

export async function lockCoupon(ctx: Ctx, id: number): Promise<CouponRow> {
  const stored = await selectCoupons(ctx).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!stored) throw new Refusal('not_found');
  return stored;
}

export function findByCode(ctx: Ctx, code: string): Promise<CouponRow | undefined> {
  const key = couponKey(code);
  if (key === null) return Promise.resolve(undefined);
  return selectCoupons(ctx).where('code_key', '=', key).where('is_active', '=', true).executeTakeFirst();
}

type NewRow = Omit<CouponRow, 'id' | 'is_active'> & { code_key: string };

/** Undefined where the code is taken. */
export function insertCoupon(ctx: Ctx, { scope_ids, ...row }: NewRow): Promise<{ id: number } | undefined> {
  return ctx.db
    .insertInto('coupons')
    .values({ ...row, scope_ids: [...scope_ids] })
    .onConflict((conflict) => conflict.column('code_key').doNothing())
    .returning('id')
    .executeTakeFirst();
}

export async function changeCoupon(ctx: Ctx, id: number, { scope_ids, ...change }: CouponTerms): Promise<void> {
  await ctx.db
    .updateTable('coupons')
    .set({ ...change, scope_ids: [...scope_ids] })
    .where('id', '=', id)
    .execute();
}
