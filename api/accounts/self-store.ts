import { sql } from 'kysely';
import type { Role, Self } from '#contract/accounts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { factorsOf } from './factors/factor-store.ts';
import { codeIsMailed } from './factors/is-code-mailed.ts';
import type { FactorsOfUser } from './factors/model/challenge-rule.ts';
import { namesOf } from './person/model/names.ts';
import { localeKeyOf, rolesOfUser } from './store.ts';

/** As the specification writes the user of a session [specification 3, User (session)]. */
export async function findSelf(ctx: Ctx, userId: number): Promise<Self | undefined> {
  const row = await selves(ctx).where('users.id', '=', userId).executeTakeFirst();
  return row && toSelf(row);
}

export type Known = { self: () => Self; password_hash: string; mails_code: boolean; factors: FactorsOfUser };

/** All that a sign-in with this address needs to know, whatever its case. */
export async function findKnown(ctx: Ctx, username: string): Promise<Known | undefined> {
  const row = await selves(ctx)
    .select('users.password_hash')
    .select(codeIsMailed().as('mails_code'))
    .select(factorsOf(sql.ref('users.id')))
    .where(sql`lower(users.username)`, '=', username.toLowerCase())
    .executeTakeFirst();
  return row && { ...row, factors: row, self: () => toSelf(row) };
}

function selves(ctx: Ctx) {
  return ctx.db
    .selectFrom('users')
    .innerJoin('persons', 'persons.id', 'users.person_id')
    .leftJoin('currencies', 'currencies.id', 'users.currency_id')
    .leftJoin('locales', 'locales.id', 'users.locale_id')
    .select(['users.id', 'username', 'person_id', 'user_picture_id', 'currency_id', 'locale_id', 'cart'])
    .select(['persons.name as person_name', 'persons.first_name', 'persons.last_name', rolesOfUser.as('roles')])
    .select(['currencies.key as c_key', 'currencies.name as c_name', 'currencies.definition as c_definition'])
    .select(['locales.key as l_key', 'locales.name as l_name', 'locales.definition as l_definition'])
    .where('users.deleted_at', 'is', null);
}

type SelfRow = Pick<Self, 'id' | 'username' | 'user_picture_id' | 'currency_id' | 'locale_id' | 'cart'> & {
  person_id: number;
  person_name: string;
  first_name: string | null;
  last_name: string | null;
  roles: Role[];
} & Record<'c_key' | 'c_name' | 'c_definition' | 'l_key' | 'l_name' | 'l_definition', string | null>;

function toSelf(row: SelfRow): Self {
  const { currency_id, locale_id, c_key, l_key } = row;
  return {
    id: row.id,
    username: row.username,
    person: { id: row.person_id, name: row.person_name, ...namesOf({ ...row, name: row.person_name }) },
    userRoles: row.roles,
    user_picture_id: row.user_picture_id,
    currency:
      currency_id && c_key
        ? { id: currency_id, key: c_key, name: row.c_name ?? '', definition: row.c_definition ?? '' }
        : null,
    locale:
      locale_id && l_key
        ? { id: locale_id, key: localeKeyOf(l_key), name: row.l_name ?? '', definition: row.l_definition ?? '' }
        : null,
    currency_id,
    locale_id,
    cart: row.cart,
  };
}
