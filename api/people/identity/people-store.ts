import { sql } from 'kysely';
import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { localeKeyOf, roleNamesOfUser } from './store.ts';

export type UserFacts = {
  id: number;
  username: string;
  person_id: number;
  name: string;
  roles: string[];
  currency_id: number | null;
  /** The language to write to this user in. */
  locale: LocaleKey;
};

export type PersonFacts = {
  id: number;
  name: string;
  document_type: string | null;
  document_number: string | null;
  birth_date: string | null;
};

type By = { ids: number[] } | { personIds: number[] } | { username: string };

export async function findUsers(ctx: Ctx, by: By): Promise<UserFacts[]> {
  const [column, values] = wantedUsers(by);
  if (values.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .leftJoin('shared_locales as locales', 'locales.id', 'users.locale_id')
    .select(['users.id', 'username', 'person_id', 'persons.name', 'currency_id', 'locales.key as locale'])
    .select(roleNamesOfUser.as('roles'))
    .where(column, 'in', values)
    .where('users.deleted_at', 'is', null)
    .execute();
  return rows.map((row) => ({ ...row, locale: localeKeyOf(row.locale) }));
}

function wantedUsers(by: By) {
  if ('username' in by) return [sql`lower(users.username)`, [by.username.toLowerCase()]] as const;
  if ('ids' in by) return ['users.id', by.ids] as const;
  return ['users.person_id', by.personIds] as const;
}

export type Contact = { person_id: number; email: string; phone: string | null };

/** People without an account have none. */
export function contactsOf(ctx: Ctx, personIds: readonly number[]): Promise<Contact[]> {
  if (personIds.length === 0) return Promise.resolve([]);
  return ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .select(['users.person_id', 'users.username as email', 'persons.phone'])
    .where('users.person_id', 'in', personIds)
    .where('users.deleted_at', 'is', null)
    .execute();
}

export function findPerson(ctx: Ctx, id: number): Promise<PersonFacts | undefined> {
  return ctx.db
    .selectFrom('persons')
    .select(['id', 'name', 'document_type', 'document_number', 'birth_date'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countPersons(ctx: Ctx, ids: number[]): Promise<number> {
  const query = ctx.db.selectFrom('persons').select('id').where('id', 'in', ids).where('deleted_at', 'is', null);
  return (await query.execute()).length;
}

export type StoredCart = { text: string; version: number };

export function findCart(ctx: Ctx, userId: number): Promise<StoredCart | undefined> {
  return cartOf(ctx, userId).executeTakeFirst();
}

export function lockCart(ctx: Ctx, userId: number): Promise<StoredCart | undefined> {
  // Rows that only refer to the user, such as a place on a waiting list, do not block this lock: they may hold a class
  // that the order wants.
  return cartOf(ctx, userId).forNoKeyUpdate().executeTakeFirst();
}

function cartOf(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('users')
    .select(['cart as text', 'cart_version as version'])
    .where('id', '=', userId)
    .where('deleted_at', 'is', null);
}

export async function saveCart(ctx: Ctx, userId: number, text: string): Promise<number | undefined> {
  const row = await ctx.db
    .updateTable('users')
    .set((user) => ({ cart: text, cart_version: sql<number>`${user.ref('cart_version')} + 1` }))
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .returning('cart_version')
    .executeTakeFirst();
  return row?.cart_version;
}
