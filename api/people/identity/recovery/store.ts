import { sql } from 'kysely';
import type { SignUpRole } from '#contract/people/identity/values.ts';
import type { LocaleKey } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { localeKeyOf } from '#api/people/identity/store.ts';

export type SignUpFacts = {
  username: string;
  password_hash: string;
  first_name: string;
  last_name: string;
  role: SignUpRole;
  currency_id: number | null;
  locale_id: number | null;
  terms_version: string;
  wants_news: boolean;
  /** The serialised cart of the guest. */
  cart: string;
};

export type SignUp = SignUpFacts & { id: number; created_at: Date };

const ownColumns = [
  'id',
  'username',
  'password_hash',
  'first_name',
  'last_name',
  'role',
  'currency_id',
  'locale_id',
  'terms_version',
  'wants_news',
  'cart',
  'created_at',
] as const;

/**
 * An address has one sign-up; a later one replaces it under the same id, so links already sent confirm the later one.
 */
export async function saveSignUp(ctx: Ctx, signUp: SignUpFacts, { expiresAt }: { expiresAt: Date }): Promise<void> {
  const row = { ...signUp, created_at: ctx.now(), expires_at: expiresAt };
  await ctx.db
    .insertInto('sign_ups')
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(username)`).doUpdateSet(row))
    .execute();
}

type By = { id: number } | { username: string };

export async function findSignUp(ctx: Ctx, by: By): Promise<SignUp | undefined> {
  const row = await ctx.db
    .selectFrom('sign_ups')
    .select(ownColumns)
    .where((is) =>
      'id' in by ? is('id', '=', by.id) : is(sql`lower(username)`, '=', sql<string>`lower(${by.username})`),
    )
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return row && { ...row, role: signUpRoleOf(row.role) };
}

/** Answers false when the sign-up was replaced after its password was compared. */
export async function takeSignUp(ctx: Ctx, { id, password_hash }: SignUp): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('sign_ups')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteEndedSignUps(ctx: Ctx): Promise<void> {
  await ctx.db.deleteFrom('sign_ups').where('expires_at', '<=', ctx.now()).execute();
}

/** The table holds only roles that `register` has checked. */
export function signUpRoleOf(role: string): SignUpRole {
  return role === 'client' ? 'client' : 'student';
}

export type EmailKind = 'confirmation' | 'recovery';

export type RequestedEmail = { kind: EmailKind; username: string; locale: LocaleKey; redirect: string | null };

export async function insertRequestedEmail(
  ctx: Ctx,
  { kind, username, locale, redirect }: RequestedEmail,
): Promise<number> {
  const { id } = await ctx.db
    .insertInto('asked_letters')
    .values({ kind, username, locale, redirect, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deletes the request, so that the email is written once even when the event arrives twice. */
export async function takeRequestedEmail(ctx: Ctx, emailId: number): Promise<RequestedEmail | undefined> {
  const row = await ctx.db
    .deleteFrom('asked_letters')
    .where('id', '=', emailId)
    .returning(['kind', 'username', 'locale', 'redirect'])
    .executeTakeFirst();
  return (
    row && { ...row, kind: row.kind === 'recovery' ? 'recovery' : 'confirmation', locale: localeKeyOf(row.locale) }
  );
}
