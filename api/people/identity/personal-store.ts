import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { purgeTokens } from '#api/shared/secrets/one-time-tokens.ts';
import type { Whose } from '#api/shared/personal-data.ts';
import { personColumns } from './person-store.ts';
import { roleNamesOfUser } from './store.ts';

export function ownPerson(ctx: Ctx, { personId }: Whose) {
  return ctx.db
    .selectFrom('persons')
    .select(['id', ...personColumns, 'created_at', 'updated_at'])
    .where('id', '=', personId)
    .execute();
}

export function ownUser(ctx: Ctx, { userId }: Whose) {
  return ctx.db
    .selectFrom('users')
    .leftJoin('shared_currencies as currencies', 'currencies.id', 'users.currency_id')
    .leftJoin('shared_locales as locales', 'locales.id', 'users.locale_id')
    .select(['users.id', 'users.username', 'users.created_at', 'users.cart'])
    .select(['currencies.key as currency', 'locales.key as locale', roleNamesOfUser.as('roles')])
    .where('users.id', '=', userId)
    .execute();
}

export async function ownFactors(ctx: Ctx, { userId }: Whose) {
  const passkeys = await ctx.db
    .selectFrom('passkeys')
    .select(['name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  const apps = await ctx.db
    .selectFrom('totp_secrets')
    .select(['created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .execute();
  return [
    ...passkeys.map((passkey) => ({ kind: 'passkey', ...passkey })),
    ...apps.map((app) => ({ kind: 'totp', ...app })),
  ];
}

/** Lists show this in place of a name. */
const erasedName = '—';

export async function erasePerson(ctx: Ctx, { personId }: Whose): Promise<void> {
  await ctx.db
    .updateTable('persons')
    .set({
      name: erasedName,
      first_name: null,
      last_name: null,
      birth_date: null,
      gender: null,
      professional_situation: null,
      document_type: null,
      document_number: null,
      document_country: null,
      document_expires_on: null,
      phone: null,
      street: null,
      city: null,
      province: null,
      postal_code: null,
      country: null,
      deleted_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .where('id', '=', personId)
    .execute();
}

/** The row stays because orders refer to it. The new name is no address, so nobody can sign up with it. */
export async function eraseUser(ctx: Ctx, { userId }: Whose): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set({ username: `erased-${userId}`, password_hash: '', cart: '[]', locale_id: null, currency_id: null })
    .where('id', '=', userId)
    .execute();
  await ctx.db.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  await ctx.db
    .deleteFrom('refresh_tokens')
    .where('family_id', 'in', (row) => row.selectFrom('session_families').select('id').where('user_id', '=', userId))
    .execute();
  await ctx.db.deleteFrom('session_families').where('user_id', '=', userId).execute();
}

export async function eraseRequested(ctx: Ctx, { userId, username }: Whose): Promise<void> {
  await ctx.db
    .deleteFrom('sign_ups')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .execute();
  await ctx.db
    .deleteFrom('asked_letters')
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .execute();
  await ctx.db
    .deleteFrom('user_invitations')
    .where((is) => is.or([is('user_id', '=', userId), is(sql`lower(username)`, '=', username.toLowerCase())]))
    .execute();
  await purgeTokens(ctx, 'recover_password', userId);
}

export async function ownPictureId(ctx: Ctx, { userId }: Whose): Promise<number | null> {
  const row = await ctx.db.selectFrom('users').select('user_picture_id').where('id', '=', userId).executeTakeFirst();
  return row?.user_picture_id ?? null;
}
