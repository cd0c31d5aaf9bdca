import { randomUUID } from 'node:crypto';
import type { Credentials, Session } from '#contract/people/identity/calls.ts';
import type { UserRole } from '#contract/people/identity/values.ts';
import { dayMs, daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
export { asSystem } from '#api/shared/testing/actors.ts';
export { openSession as makeSession } from './open-session.ts';
export { hashPassword } from './password-hash.ts';
export { openAccount as makeAccount } from './recovery/open-account.ts';
export { refreshSession as renewSession } from './refresh-session.ts';
export { signOut as endSession } from './sign-out.ts';
export { systemWords, wordAccountEmail } from './word-account-email.ts';
import { authenticate } from './authenticate.ts';
import { hashPassword } from './password-hash.ts';

export const goodPassword = 'uma frase curta serve bem';

type Input = { username?: string; name?: string; roles?: UserRole[]; password?: string; cart?: string };

export type MadeUser = { id: number; person_id: number; username: string; name: string; roles: UserRole[] };

let unknownPassword: Promise<string> | undefined;

/** A student by default. Without `password` nobody can sign in as this user. */
export async function makeUser(ctx: Ctx, input: Input = {}): Promise<MadeUser> {
  unknownPassword ??= hashPassword(randomUUID());
  const {
    username = `${randomUUID()}@mestria.test`,
    name = 'Marlene Capita',
    roles = ['student'],
    cart = '[]',
  } = input;
  const person = await makePerson(ctx, { name });
  const { id } = await ctx.db
    .insertInto('users')
    .values({
      username,
      password_hash: await (input.password === undefined ? unknownPassword : hashPassword(input.password)),
      person_id: person.id,
      cart,
      created_at: ctx.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await giveRoles(ctx, id, roles);
  return { id, person_id: person.id, username, name, roles };
}

export async function makePerson(
  ctx: Ctx,
  { name = 'Marlene Capita' }: { name?: string } = {},
): Promise<{ id: number }> {
  return ctx.db.insertInto('persons').values({ name, created_at: ctx.now() }).returning('id').executeTakeFirstOrThrow();
}

export async function signInAs(ctx: Ctx, user: MadeUser): Promise<Ctx> {
  const granted = await ctx.db
    .selectFrom('role_claims')
    .innerJoin('roles', 'roles.id', 'role_claims.role_id')
    .select('role_claims.slug')
    .where('roles.name', 'in', user.roles)
    .execute();
  const { id: sessionId } = await ctx.db
    .insertInto('session_families')
    .values({ user_id: user.id, created_at: ctx.now(), last_used_at: ctx.now(), expires_at: afterDays(ctx.now(), 90) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const claims = [...new Set(granted.map(({ slug }) => slug))];
  return {
    ...ctx,
    actor: { kind: 'user', userId: user.id, personId: user.person_id, sessionId, roles: user.roles, claims },
  };
}

export async function asA(ctx: Ctx, role: UserRole): Promise<Ctx> {
  return signInAs(ctx, await makeUser(ctx, { roles: [role] }));
}

async function giveRoles(ctx: Ctx, userId: number, roles: UserRole[]): Promise<void> {
  if (roles.length === 0) return;
  await ctx.db
    .insertInto('user_roles')
    .columns(['user_id', 'role_id'])
    .expression((query) =>
      query
        .selectFrom('roles')
        .select([query.val(userId).as('user_id'), 'id'])
        .where('name', 'in', roles),
    )
    .execute();
}

function afterDays(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

export function after(ctx: Ctx, { seconds = 0, minutes = 0, days = 0 }): Ctx {
  const now = new Date(ctx.now().getTime() + (seconds + minutes * 60 + days * daySeconds) * 1_000);
  return { ...ctx, now: () => now };
}

export async function enter(ctx: Ctx, credentials: Credentials): Promise<Session> {
  const step = await authenticate(ctx, credentials);
  if ('question' in step) throw new Error('A second factor was asked for.');
  return step.session;
}
