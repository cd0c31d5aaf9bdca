import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { operatorHeader, operatorSignature } from '#api/shared/http/operator-signature.ts';
import { test } from '#api/shared/testing/database.ts';
import { setUpTotp } from '../factors/make.ts';
import { retrieveFactors } from '../factors/retrieve-factors.ts';
import { identify } from '../identify.ts';
import { after, asA, asSystem, enter, goodPassword, makeUser, signInAs } from '../make.ts';
import { linkTo, mailsTo, signUpAs } from '../recovery/make.ts';
import { readUserRecord } from '../staff/store.ts';
import { acceptUserInvitation, retrieveOpenInvitations } from './accept-invitation.ts';
import { inviteUser, retrieveUserInvitations, withdrawUserInvitation } from './invite-user.ts';
import { identityRawRoutes, linkForFirstAdministrator, operateStaff } from './operate.ts';
import { purgeInvitations } from './store.ts';

const person = { first_name: 'Helena', last_name: 'Neto', password: goodPassword };
const username = 'helena@exemplo.ao';
const tokenIn = (link: string | null) => link?.split('/').at(-1) ?? '';
const open = async (ctx: Ctx, token: string) =>
  (await retrieveOpenInvitations(ctx, queryOf({ filter: { token } }))).results[0] ?? null;

async function invited(ctx: Ctx): Promise<string> {
  return tokenIn((await operateStaff(asSystem(ctx), { command: 'invite', username })).link);
}

describe('the operator', () => {
  test('invites an administrator by a link of one hour, which works once', async ({ ctx }) => {
    const { link, ...rest } = await operateStaff(asSystem(ctx), { command: 'invite', username: ' Helena@exemplo.ao' });
    const expires_at = after(ctx, { minutes: 60 }).now().toISOString();
    expect(rest).toEqual({ username, expires_at });
    expect(link).toMatch(/^http:\/\/localhost:3000\/invitation\/[\w-]{43}$/);
    const token = tokenIn(link);
    expect(await open(ctx, token)).toEqual({ username, roles: ['administrator'], expires_at });
    expect(await open(after(ctx, { minutes: 61 }), token)).toBeNull();
    await expect(acceptUserInvitation(after(ctx, { minutes: 61 }), { token, ...person })).rejects.toThrow(
      'link_not_valid',
    );

    const { user } = await acceptUserInvitation(ctx, { token, ...person });
    expect(user).toMatchObject({ username, userRoles: [{ name: 'administrator' }], person: { name: 'Helena Neto' } });
    expect(await open(ctx, token)).toBeNull();
    await expect(acceptUserInvitation(ctx, { token, ...person })).rejects.toThrow('link_not_valid');
  });

  test('makes an administrator of an account that there is', async ({ ctx }) => {
    const user = await makeUser(ctx, { username });
    const answer = await operateStaff(asSystem(ctx), { command: 'invite', username });
    expect(answer).toEqual({ username, link: null, expires_at: null });
    expect(await readUserRecord(ctx, user.id)).toMatchObject({ roles: ['student', 'administrator'] });
  });

  test('resets the second factors of the last administrator', async ({ ctx }) => {
    const user = await makeUser(ctx, { username, roles: ['administrator'] });
    const me = await signInAs(ctx, user);
    await setUpTotp(me);
    await operateStaff(asSystem(ctx), { command: 'reset-factors', username });
    expect(await retrieveFactors(me)).toMatchObject({ totp: null, recovery_codes_left: 0, is_lacking: true });
    const unknown = { command: 'reset-factors', username: 'x@exemplo.ao' } as const;
    await expect(operateStaff(asSystem(ctx), unknown)).rejects.toThrow('not_found');
  });

  test('is refused an address that is none', ({ ctx }) => {
    expect(() => operateStaff(asSystem(ctx), { command: 'invite', username: 'helena' })).toThrow('username_invalid');
  });

  test('is over HTTP anyone who signs with the secret of the site, and nobody else', async ({ ctx }) => {
    const body = JSON.stringify({ command: 'invite', username });
    const send = (signature: string) => {
      const headers = { [operatorHeader]: signature };
      const request = new Request('http://mestria.test/', { method: 'POST', body, headers });
      return identityRawRoutes[0]?.handle(ctx, request, {});
    };
    const answer = await send(operatorSignature(ctx.config, body, ctx.now()));
    expect(await answer?.json()).toMatchObject({ data: { username, link: expect.stringContaining('/invitation/') } });
    await expect(send('x')).rejects.toThrow('not_found');
  });
});

describe('the link in the log of a new site', () => {
  test('makes the first administrator, of the address that is entered', async ({ ctx }) => {
    const tokens = [await linkForFirstAdministrator(ctx), await linkForFirstAdministrator(ctx)].map(tokenIn);
    const [token = '', another = ''] = tokens;
    expect(await open(ctx, token)).toMatchObject({ username: null, roles: ['administrator'] });
    await expect(acceptUserInvitation(ctx, { token, ...person })).rejects.toThrow('username_invalid');
    const session = await acceptUserInvitation(ctx, { token, username: 'Helena@Exemplo.ao', ...person });
    expect(session.user.username).toBe(username);
    expect(await linkForFirstAdministrator(ctx)).toBeNull();
    // Another process, or an earlier start, wrote the other.
    expect(await open(ctx, another)).toBeNull();
    await expect(acceptUserInvitation(ctx, { token: another, username: 'x@exemplo.ao', ...person })).rejects.toThrow(
      'link_not_valid',
    );
  });
});

describe('who accepts', () => {
  test('has the claims of the role once there is a second factor', async ({ ctx }) => {
    const { user, token } = await acceptUserInvitation(ctx, { token: await invited(ctx), ...person });
    const claims = async () => (await identify(ctx, token)) as { claims: string[] };
    expect((await claims()).claims).toEqual(['users.edit']);
    await setUpTotp({ ...ctx, actor: await identify(ctx, token) });
    expect((await claims()).claims).toContain('roles.edit');
    expect(await readUserRecord(ctx, user.id)).toMatchObject({ has_second_factor: true });
  });

  test('gets the language of the browser', async ({ ctx }) => {
    const token = await invited(ctx);
    const { user } = await acceptUserInvitation({ ...ctx, locale: 'en-GB' }, { token, ...person });
    expect(user.locale?.key).toBe('en-GB');
  });

  test('is refused a weak password and a missing name, and can try again', async ({ ctx }) => {
    const token = await invited(ctx);
    const attempt = (change: object) => acceptUserInvitation(ctx, { token, ...person, ...change });
    await expect(attempt({ password: 'curta' })).rejects.toThrow('password_too_short');
    await expect(attempt({ password: `${username} 2026` })).rejects.toThrow('password_has_context');
    await expect(attempt({ last_name: ' ' })).rejects.toThrow('name_missing');
    expect(await attempt({})).toMatchObject({ user: { username } });
  });

  test('cannot take over an account that was opened meanwhile', async ({ ctx }) => {
    const token = await invited(ctx);
    await makeUser(ctx, { username });
    await expect(acceptUserInvitation(ctx, { token, ...person })).rejects.toThrow('user_exists');
  });

  test('can sign in afterwards, and a sign-up that waited opens nothing', async ({ ctx }) => {
    await signUpAs(ctx, username);
    await acceptUserInvitation(ctx, { token: await invited(ctx), ...person });
    expect(await enter(ctx, { username, password: goodPassword })).toMatchObject({ user: { username } });
  });
});

describe('staff', () => {
  test('invite by email, in a language, and an earlier link ends', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const first = await inviteUser(staff, { username, roles: ['trainer'], locale: 'en-GB' });
    const { url, token } = await linkTo(ctx, username);
    expect(url.href).toMatch(/\/invitation\/[\w-]{43}\?lang=en-GB$/);
    expect(await open(ctx, token)).toMatchObject({ roles: ['trainer'] });
    const second = await inviteUser(staff, { username, roles: ['trainer', 'administrator'] });
    expect(await open(ctx, token)).toBeNull();
    expect((await mailsTo(ctx, username)).map(({ subject }) => subject)).toEqual([
      'Invitation to work with Mestria',
      'Convite para trabalhar com a Mestria',
    ]);
    const { results } = await retrieveUserInvitations(staff, queryOf({}));
    expect(results.map(({ id, status }) => [id, status])).toEqual([
      [second.id, 'open'],
      [first.id, 'withdrawn'],
    ]);
  });

  test('withdraw an invitation', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const { id } = await inviteUser(staff, { username, roles: ['trainer'] });
    const { token } = await linkTo(ctx, username);
    expect(await withdrawUserInvitation(staff, { id })).toMatchObject({ status: 'withdrawn' });
    expect(await open(ctx, token)).toBeNull();
    await expect(withdrawUserInvitation(staff, { id })).rejects.toThrow('not_found');
    const filter = { status: 'withdrawn' } as const;
    expect(await retrieveUserInvitations(staff, queryOf({ filter }))).toMatchObject({ results: [{ id }], total: 1 });
  });

  test('see what was accepted and what has expired', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    await inviteUser(staff, { username: 'a@exemplo.ao', roles: ['trainer'] });
    await inviteUser(staff, { username, roles: ['trainer'] });
    await acceptUserInvitation(ctx, { token: (await linkTo(ctx, username)).token, ...person });
    const later = after(staff, { days: 8 });
    const statuses = async () =>
      (await retrieveUserInvitations(later, queryOf({}))).results.map(({ status }) => status);
    expect(await statuses()).toEqual(['accepted', 'expired']);
    await purgeInvitations(after(staff, { days: 90 }));
    expect(await statuses()).toHaveLength(2);
    await purgeInvitations(after(staff, { days: 98 }));
    expect(await statuses()).toEqual([]);
  });

  test('need the claims, a fresh sign-in and a new address', async ({ ctx }) => {
    const staff = await asA(ctx, 'administrator');
    const input = { username, roles: ['trainer' as const] };
    await expect(inviteUser(after(staff, { minutes: 11 }), input)).rejects.toThrow('reauthentication_required');
    await expect(inviteUser(await asA(ctx, 'trainer'), input)).rejects.toThrow('not_allowed');
    await expect(inviteUser(staff, { ...input, username: 'x' })).rejects.toThrow('username_invalid');
    const { username: existing } = await makeUser(ctx);
    await expect(inviteUser(staff, { ...input, username: existing })).rejects.toThrow('user_exists');
    const actor = { ...staff.actor, claims: ['users.manage'] } as Ctx['actor'];
    await expect(inviteUser({ ...staff, actor }, input)).rejects.toThrow('not_allowed');
    expect(await inviteUser({ ...staff, actor }, { ...input, roles: ['student'] })).toMatchObject({ status: 'open' });
  });
});
