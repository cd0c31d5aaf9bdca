import { sql } from 'kysely';
import type { Organization, OrganizationFilter } from '#contract/organizations/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type Found, type ListQuery } from '#api/shared/retrieval.ts';

export type OrganizationQuery = ListQuery<{ filter?: OrganizationFilter }>;

export async function findOrganizations(
  ctx: Ctx,
  userId: number,
  { filter, sort, ...page }: OrganizationQuery,
): Promise<Found<Organization>> {
  const { id, name } = filter;
  let query = ctx.db
    .selectFrom('organizations')
    .select(['id', 'name', 'created_at'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);
  if (id !== undefined) query = query.where(wanted(sql.ref('id'), id));
  if (name !== undefined) query = query.where(wanted(sql.ref('name'), name));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  const { rows, total } = await pageOf(query.orderBy('name').orderBy('id'), page);
  return { results: rows.map(present), total };
}

/** Undefined where the user has one of that name. */
export async function insertOrganization(
  ctx: Ctx,
  { userId, name }: { userId: number; name: string },
): Promise<Organization | undefined> {
  const row = await ctx.db
    .insertInto('organizations')
    .values({ user_id: userId, name, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).where('deleted_at', 'is', null).doNothing())
    .returning(['id', 'name', 'created_at'])
    .executeTakeFirst();
  return row && present(row);
}

export function organizationFacts(ctx: Ctx, id: number): Promise<{ user_id: number; name: string } | undefined> {
  return ctx.db.selectFrom('organizations').select(['user_id', 'name']).where('id', '=', id).executeTakeFirst();
}

export function organizationsOf(ctx: Ctx, userId: number): Promise<object[]> {
  const columns = ['id', 'name', 'created_at', 'deleted_at'] as const;
  return ctx.db.selectFrom('organizations').select(columns).where('user_id', '=', userId).orderBy('id').execute();
}

export async function deleteOrganizationsOf(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.deleteFrom('organizations').where('user_id', '=', userId).execute();
}

export async function deleteOldOrganizations(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('organizations').where('deleted_at', '<', before).execute();
}

function present({ id, name, created_at }: { id: number; name: string; created_at: Date }): Organization {
  return { id, name, created_at: created_at.toISOString() };
}
