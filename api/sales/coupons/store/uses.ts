import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { Uses } from '../model/why-not.ts';

type Buyer = { couponId: number; userId: number; organizationId: number | null };

/** Late uses are beyond the limit already. */
export async function usesOf(ctx: Ctx, { couponId, userId, organizationId }: Buyer): Promise<Uses> {
  const { rows } = await sql<Uses>`
    select count(*) filter (where not is_late)::integer as all,
      count(*) filter (where user_id = ${userId})::integer as "byPerson",
      count(*) filter (where organization_id = ${organizationId}::bigint)::integer as "byOrganization"
    from coupon_uses where coupon_id = ${couponId} and released_at is null`.execute(ctx.db);
  return rows[0] ?? { all: 0, byPerson: 0, byOrganization: 0 };
}

/** The most uses that count against each limit. */
export async function mostHeld(ctx: Ctx, couponId: number): Promise<Uses> {
  const { rows } = await sql<Uses>`
    with held as (select * from coupon_uses where coupon_id = ${couponId} and released_at is null and not is_late)
    select (select count(*) from held)::integer as all,
      coalesce((select max(n) from (select count(*) as n from held group by user_id) p), 0)::integer as "byPerson",
      coalesce((select max(n) from (select count(*) as n from held where organization_id is not null
        group by organization_id) o), 0)::integer as "byOrganization"`.execute(ctx.db);
  return rows[0] ?? { all: 0, byPerson: 0, byOrganization: 0 };
}

export type UseRow = {
  order_id: number;
  coupon_id: number;
  user_id: number;
  organization_id: number | null;
  discount_minor: number;
};

export async function insertUse(ctx: Ctx, use: UseRow): Promise<void> {
  await ctx.db
    .insertInto('coupon_uses')
    .values({ ...use, taken_at: ctx.now() })
    .execute();
}

export async function releaseUse(ctx: Ctx, orderId: number): Promise<void> {
  await ctx.db
    .updateTable('coupon_uses')
    .set({ released_at: ctx.now() })
    .where('order_id', '=', orderId)
    .where('released_at', 'is', null)
    .execute();
}

export function releasedUse(ctx: Ctx, orderId: number): Promise<UseRow | undefined> {
  return ctx.db
    .selectFrom('coupon_uses')
    .select(['order_id', 'coupon_id', 'user_id', 'organization_id', 'discount_minor'])
    .where('order_id', '=', orderId)
    .where('released_at', 'is not', null)
    .executeTakeFirst();
}

export async function restoreUse(ctx: Ctx, orderId: number, isLate: boolean): Promise<void> {
  await ctx.db
    .updateTable('coupon_uses')
    .set({ released_at: null, is_late: isLate })
    .where('order_id', '=', orderId)
    .execute();
}

export async function wasTried(ctx: Ctx, userId: number, couponId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('coupon_tries')
    .select('coupon_id')
    .where('user_id', '=', userId)
    .where('coupon_id', '=', couponId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveTry(ctx: Ctx, userId: number, couponId: number): Promise<void> {
  const tried_at = ctx.now();
  await ctx.db
    .insertInto('coupon_tries')
    .values({ user_id: userId, coupon_id: couponId, tried_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'coupon_id']).doUpdateSet({ tried_at }))
    .execute();
}

export async function deleteTriesBefore(ctx: Ctx, moment: Date): Promise<void> {
  await ctx.db.deleteFrom('coupon_tries').where('tried_at', '<', moment).execute();
}
