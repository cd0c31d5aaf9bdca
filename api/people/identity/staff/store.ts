import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { UserRecord, UserRecordFilter } from '#contract/people/identity/staff/users.ts';
import { signUpRoles } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { idsInParts } from '#api/shared/database/ids-in-parts.ts';
import {
  escapeLike,
  queryOf,
  totalOfMany,
  wanted,
  type ListQuery,
  type ResultPage,
} from '#api/shared/database/retrieval.ts';
import { roleNamesOfUser, rolesNamed } from '../store.ts';

const lastUsed = sql<Date | null>`(select max(last_used_at) from session_families where user_id = users.id)`;

const hasFactor = sql<boolean>`(
  exists (select 1 from passkeys where user_id = users.id)
  or exists (select 1 from totp_secrets where user_id = users.id and confirmed_at is not null))`;

const sortedByName = sql`fold(persons.name)`;

const sortedBy: Record<string, RawBuilder<unknown>> = {
  id: sql`users.id`,
  name: sortedByName,
  username: sql`lower(users.username)`,
  created_at: sql`users.created_at`,
  last_used_at: lastUsed,
};

export type RecordQuery = ListQuery<{ filter?: UserRecordFilter }>;

/** Those of the page are chosen first; only they are shown with their roles and sessions. */
export async function listUserRecords(
  ctx: Ctx,
  { filter, sort, ...page }: RecordQuery,
): Promise<ResultPage<UserRecord>> {
  const all = matching(ctx, filter);
  const ids = idsOfPage(all, { filter, sort, ...page });
  let query = ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .select(['users.id', 'username', 'person_id', 'persons.name', 'phone', 'users.created_at', 'disabled_at'])
    .select([roleNamesOfUser.as('roles'), lastUsed.as('last_used_at'), hasFactor.as('has_second_factor')])
    .where(sql<boolean>`users.id = any(array(${ids}))`);
  for (const { field, order } of sort) query = query.orderBy(sortedBy[field] ?? sortedByName, order);
  const results = (await query.orderBy(sortedByName).orderBy('users.id').execute()).map(toRecord);
  if (page.offset === 0 && results.length < page.limit) return { results, total: results.length };
  return { results, total: await totalOfMany(ctx, all) };
}

type Matching = ReturnType<typeof matching>;

function matching(ctx: Ctx, { id, role, is_disabled: isDisabled, search = '' }: UserRecordFilter) {
  let query = ctx.db.selectFrom('users').where('users.deleted_at', 'is', null);
  if (id !== undefined) query = query.where(wanted(sql.ref('users.id'), id));
  if (role !== undefined) query = query.where(inRole(role));
  if (isDisabled !== undefined) query = query.where('disabled_at', isDisabled ? 'is not' : 'is', null);
  const [longest, ...others] = search
    .split(/\s+/)
    .filter(Boolean)
    .toSorted((one, other) => other.length - one.length);
  if (longest !== undefined) query = query.where(isAmongThose(longest));
  for (const word of others) query = query.where(mentions(word));
  return query;
}

function idsOfPage(all: Matching, { filter, sort, ...page }: RecordQuery): Expression<{ id: number }> {
  const [first, ...others] = sort;
  if (first?.field === 'last_used_at' && others.length === 0 && !filter.search) {
    const parts = [usedLast(all, first.order), byName(all.where(isUnused))];
    return idsInParts(first.order === 'asc' ? parts : parts.toReversed(), page);
  }
  let ids = all.innerJoin('persons', 'persons.id', 'users.person_id').select('users.id');
  for (const { field, order } of sort) ids = ids.orderBy(sortedBy[field] ?? sortedByName, order);
  return ids.orderBy(sortedByName).orderBy('users.id').limit(page.limit).offset(page.offset);
}

const isUnused = sql<boolean>`not exists (select from session_families f where f.user_id = users.id)`;

function byName(some: Matching) {
  return some
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .select('users.id')
    .orderBy(sortedByName)
    .orderBy('users.id');
}

/** By the index of sessions, of each user the latest. */
function usedLast(all: Matching, order: 'asc' | 'desc') {
  const isLatest = sql<boolean>`not exists (select from session_families other where other.user_id = latest.user_id
    and (other.last_used_at, other.id) > (latest.last_used_at, latest.id))`;
  return all
    .innerJoin('session_families as latest', 'latest.user_id', 'users.id')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .where(isLatest)
    .select('users.id')
    .orderBy('latest.last_used_at', order)
    .orderBy(sortedByName)
    .orderBy('users.id');
}

/** Roles that nobody signs up for are those of few. */
function inRole(role: NonNullable<UserRecordFilter['role']>) {
  const ofRole = sql`select user_id from user_roles join roles on roles.id = user_roles.role_id
    where ${wanted(sql.ref('roles.name'), role)}`;
  const isOfFew = typeof role === 'string' && !signUpRoles.some((many) => many === role);
  return isOfFew
    ? sql<SqlBool>`users.id = any(array(${ofRole}))`
    : sql<SqlBool>`exists (${ofRole} and user_roles.user_id = users.id)`;
}

/** By the indexes of names, usernames and phones: one word, since the others look at those it leaves. */
function isAmongThose(word: string) {
  const { like, phoneLike } = patternsOf(word);
  const inPhone =
    phoneLike === null
      ? sql``
      : sql`union all select u.id from persons p join users u on u.person_id = p.id where p.phone like ${phoneLike}`;
  return sql<SqlBool>`users.id in (
    select u.id from persons p join users u on u.person_id = p.id where fold(p.name) like fold(${like})
    union all
    select u.id from users u where lower(u.username) like lower(${like})
    ${inPhone})`;
}

function mentions(word: string) {
  const { like, phoneLike } = patternsOf(word);
  const inPhone = phoneLike === null ? sql`` : sql`or p.phone like ${phoneLike}`;
  return sql<SqlBool>`(lower(users.username) like lower(${like}) or exists (
    select from persons p where p.id = users.person_id and (fold(p.name) like fold(${like}) ${inPhone})))`;
}

/** A phone number is stored in E.164, and people enter it in groups. */
function patternsOf(word: string): { like: string; phoneLike: string | null } {
  const digits = word.replaceAll(/\D/g, '');
  return { like: `%${escapeLike(word)}%`, phoneLike: digits.length > 1 ? `%${digits}%` : null };
}

type Row = Omit<UserRecord, 'person' | 'roles' | 'created_at' | 'disabled_at' | 'last_used_at'> & {
  person_id: number;
  name: string;
  roles: string[];
  created_at: Date;
  disabled_at: Date | null;
  last_used_at: Date | null;
};

function toRecord({ person_id, name, roles, created_at, disabled_at, last_used_at, ...user }: Row): UserRecord {
  return {
    ...user,
    person: { id: person_id, name },
    roles: rolesNamed(roles),
    created_at: created_at.toISOString(),
    disabled_at: disabled_at?.toISOString() ?? null,
    last_used_at: last_used_at ? new Date(last_used_at).toISOString() : null,
  };
}

/** Refuses `not_found`, also for a deleted user. */
export async function readUserRecord(ctx: Ctx, id: number): Promise<UserRecord> {
  const { results } = await listUserRecords(ctx, queryOf({ filter: { id } }));
  const [record] = results;
  if (!record) throw new Refusal('not_found');
  return record;
}

/** Whatever the second factor: what the user may do once there is one. */
export async function claimsOfRolesOf(ctx: Ctx, userId: number): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('user_roles')
    .innerJoin('role_claims', 'role_claims.role_id', 'user_roles.role_id')
    .select('role_claims.slug')
    .distinct()
    .where('user_roles.user_id', '=', userId)
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Answers false when the user is disabled, or enabled, already. */
export async function saveDisabled(ctx: Ctx, userId: number, isDisabled: boolean): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('users')
    .set({ disabled_at: isDisabled ? ctx.now() : null })
    .where('id', '=', userId)
    .where('disabled_at', isDisabled ? 'is' : 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function isUserDisabled(ctx: Ctx, userId: number): Promise<boolean> {
  const query = ctx.db.selectFrom('users').select('id').where('id', '=', userId).where('disabled_at', 'is not', null);
  return (await query.executeTakeFirst()) !== undefined;
}
