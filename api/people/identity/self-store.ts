import { sql } from 'kysely';
import type { OwnOrganization, Role, Self } from '#contract/people/identity/calls.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { factorsOf } from './factors/factor-store.ts';
import type { FactorsOfUser } from './factors/model/challenge-rule.ts';
import { namesOf } from './model/names.ts';
import { localeKeyOf, rolesOfUser } from './store.ts';

/** The user of a session [specification 3, User (session)]. */
export async function findSelf(ctx: Ctx, userId: number): Promise<Self | undefined> {
  const { rows } = await sql<SelfRow>`
    select ${selfColumns} from ${selfTables} where users.id = ${userId} and users.deleted_at is null`.execute(ctx.db);
  return rows[0] && toSelf(rows[0]);
}

export type Existing = { self: () => Self; passwordHash: string; mailsCode: boolean; factors: FactorsOfUser };

export async function findKnown(ctx: Ctx, username: string): Promise<Existing | undefined> {
  const mailsCode = await readSetting(ctx, 'multiFactorAuthentication');
  const { rows } = await sql<SelfRow & FactorsOfUser & { password_hash: string }>`
    select ${selfColumns}, password_hash, ${sql.join(factorsOf(sql`users.id`))}
    from ${selfTables} where lower(username) = ${username.toLowerCase()} and users.deleted_at is null`.execute(ctx.db);
  const [row] = rows;
  if (!row) return undefined;
  return { self: () => toSelf(row), passwordHash: row.password_hash, mailsCode, factors: row };
}

// Plain SQL, because building this query on each call takes longer than running it.
const selfTables = sql`
  users join persons on persons.id = users.person_id
  left join shared_currencies currencies on currencies.id = users.currency_id left join shared_locales locales on locales.id = users.locale_id`;

const organizationsOfPerson = sql`
  (select coalesce(json_agg(json_build_object('id', o.id, 'name', o.name, 'role', a.role) order by fold(o.name), o.id), '[]')
    from shared_affiliations a join shared_organizations o on o.id = a.organization_id
    where a.person_id = persons.id and a.status = 'active')`;

const selfColumns = sql`
  users.id, username, person_id, user_picture_id, currency_id, locale_id, cart, ${rolesOfUser} as roles, ${organizationsOfPerson} as organizations,
  persons.name as person_name, persons.first_name, persons.last_name,
  currencies.key as c_key, currencies.name as c_name, currencies.definition as c_definition,
  locales.key as l_key, locales.name as l_name, locales.definition as l_definition`;

type SelfRow = Pick<Self, 'id' | 'username' | 'user_picture_id' | 'currency_id' | 'locale_id' | 'cart'> & {
  person_id: number;
  person_name: string;
  first_name: string | null;
  last_name: string | null;
  roles: Role[];
  organizations: OwnOrganization[];
} & Record<'c_key' | 'c_name' | 'c_definition' | 'l_key' | 'l_name' | 'l_definition', string | null>;

function toSelf(row: SelfRow): Self {
  const { currency_id, locale_id, c_key, l_key } = row;
  return {
    id: row.id,
    username: row.username,
    person: { id: row.person_id, name: row.person_name, ...namesOf({ ...row, name: row.person_name }) },
    userRoles: row.roles,
    organizations: row.organizations,
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
