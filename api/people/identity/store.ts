import { sql } from 'kysely';
import { userRoles, type UserRole } from '#contract/people/identity/values.ts';
import type { Role, User, UserFilter } from '#contract/people/identity/calls.ts';
import { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { wholeName } from './model/names.ts';

export type StoredUser = { id: number; username: string; name: string; password_hash: string; locale: LocaleKey };

export async function findByUsername(ctx: Ctx, username: string): Promise<StoredUser | undefined> {
  const row = await storedUsers(ctx)
    .where(sql`lower(users.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row && { ...row, locale: localeKeyOf(row.locale) };
}

export async function findStoredUser(ctx: Ctx, userId: number): Promise<StoredUser | undefined> {
  const row = await storedUsers(ctx).where('users.id', '=', userId).executeTakeFirst();
  return row && { ...row, locale: localeKeyOf(row.locale) };
}

function storedUsers(ctx: Ctx) {
  return ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .leftJoin('shared_locales as locales', 'locales.id', 'users.locale_id')
    .select(['users.id', 'users.username', 'users.password_hash', 'persons.name', 'locales.key as locale'])
    .where('users.deleted_at', 'is', null);
}

export function localeKeyOf(key: string | null): LocaleKey {
  const existing = LocaleKey.safeParse(key);
  return existing.success ? existing.data : 'pt-PT';
}

/** Of names in the database, those that are roles. */
export function rolesNamed(names: readonly string[]): UserRole[] {
  return names.flatMap((name) => userRoles.find((role) => role === name) ?? []);
}

type NewUser = {
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  locale_id: number | null;
  currency_id: number | null;
  cart: string;
};

export async function insertUser(ctx: Ctx, { first_name, last_name, ...user }: NewUser): Promise<number | null> {
  const person = await ctx.db
    .insertInto('persons')
    .values({ name: wholeName({ first_name, last_name }), first_name, last_name, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const inserted = await ctx.db
    .insertInto('users')
    .values({ ...user, person_id: person.id, created_at: ctx.now() })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(username)`)
        .where('deleted_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!inserted) await ctx.db.deleteFrom('persons').where('id', '=', person.id).execute();
  return inserted?.id ?? null;
}

/** Answers false when the user has the role already. */
export async function insertRole(ctx: Ctx, userId: number, role: UserRole): Promise<boolean> {
  const { numInsertedOrUpdatedRows: inserted } = await ctx.db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((row) =>
      row
        .selectFrom('roles')
        .select([row.val(userId).as('user_id'), 'id'])
        .where('name', '=', role),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return (inserted ?? 0n) > 0n;
}

/** Answers false when the user does not have the role. */
export async function deleteRole(ctx: Ctx, userId: number, role: UserRole): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('user_roles')
    .where('user_id', '=', userId)
    .where('role_id', 'in', (roles) => roles.selectFrom('roles').select('id').where('name', '=', role))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type InRole = { id: number; deleted_at: Date | null; disabled_at: Date | null };

/** Includes users who are disabled, or deleted and not erased yet. */
export function usersInRole(ctx: Ctx, role: UserRole): Promise<InRole[]> {
  return ctx.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['users.id', 'users.deleted_at', 'users.disabled_at'])
    .where('roles.name', '=', role)
    .execute();
}

/** Until the transaction ends, others who lock the same role wait. */
export async function lockRole(ctx: Ctx, role: UserRole): Promise<void> {
  await ctx.db.selectFrom('roles').select('id').where('name', '=', role).forUpdate().execute();
}

/** For the current row of `users`. */
export const rolesOfUser = sql<Role[]>`(
  select coalesce(json_agg(json_build_object('id', roles.id, 'name', roles.name) order by roles.id), '[]')
  from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id)`;

export const roleNamesOfUser = sql<string[]>`(
  select coalesce(json_agg(roles.name order by roles.id), '[]')
  from user_roles join roles on roles.id = user_roles.role_id where user_roles.user_id = users.id)`;

/** Without those of a role that lacks its second factor. */
export const claimsOfUser = sql<string[]>`(select coalesce(json_agg(slug), '[]') from claims_of(users.id) as slug)`;

type Scope = { onlyUserId: number | null };

export async function listUsers(
  ctx: Ctx,
  { filter, sort, onlyUserId, ...page }: ListQuery<{ filter?: UserFilter }> & Scope,
): Promise<ResultPage<User>> {
  let query = ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .select(['users.id', 'username', 'person_id', 'user_picture_id', 'users.created_at'])
    .select(['persons.name as person_name', rolesOfUser.as('roles')])
    .where('users.deleted_at', 'is', null);
  if (onlyUserId !== null) query = query.where('users.id', '=', onlyUserId);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('users.id'), filter.id));
  if (filter.username !== undefined) query = query.where(wanted(sql.ref('username'), filter.username));
  for (const { field, order } of sort) query = query.orderBy(field === 'username' ? 'username' : 'users.id', order);
  const { rows, total } = await pageOf(query.orderBy('users.id'), page);
  const results = rows.map(({ person_id, person_name, roles, created_at, ...user }) => ({
    ...user,
    person: { id: person_id, name: person_name },
    userRoles: roles,
    created_at: created_at.toISOString(),
  }));
  return { results, total };
}

export async function listClaims(
  ctx: Ctx,
  { roleIds, onlyUserId, ...page }: { roleIds: number[] | undefined; limit: number; offset: number } & Scope,
): Promise<ResultPage<{ slug: string }>> {
  let query = ctx.db.selectFrom('role_claims').select('slug').groupBy('slug');
  if (roleIds) query = query.where('role_id', 'in', roleIds);
  if (onlyUserId !== null) {
    query = query
      .where('role_id', 'in', (row) => row.selectFrom('user_roles').select('role_id').where('user_id', '=', onlyUserId))
      .where('slug', 'in', sql<string>`(select claims_of(${onlyUserId}::bigint))`);
  }
  const rows = await query.orderBy('slug').execute();
  return { results: rows.slice(page.offset, page.offset + page.limit), total: rows.length };
}

type Choices = { currency_id?: number | undefined; locale_id?: number | undefined };

export async function saveChoices(ctx: Ctx, userId: number, choices: Choices): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set((row) => ({
      currency_id: choices.currency_id ?? row.ref('currency_id'),
      locale_id: choices.locale_id ?? row.ref('locale_id'),
    }))
    .where('id', '=', userId)
    .execute();
}

export async function savePasswordHash(ctx: Ctx, userId: number, hash: string): Promise<void> {
  await ctx.db.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute();
}
