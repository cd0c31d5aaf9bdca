import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { authenticate } from '#api/people/identity/authenticate.ts';
import { identify } from '#api/people/identity/identify.ts';
import { after, enter, goodPassword, makeUser } from '#api/people/identity/make.ts';
import { refreshSession } from '#api/people/identity/refresh-session.ts';
import { forgotPassword } from './request-email.ts';
import { linkTo, mailsTo, signUpAs, writeEmails } from './make.ts';
import { resetPassword, retrievePasswordRecoveries } from './reset-password.ts';

const username = 'ana@exemplo.ao';
const password = 'três gatos no telhado';
const page = { sort: [], limit: 20, offset: 0 };

const look = async (ctx: Ctx, token: string) =>
  (await retrievePasswordRecoveries(ctx, { filter: { token }, ...page })).results;

async function start(ctx: Ctx) {
  await makeUser(ctx, { username, password: goodPassword });
  await forgotPassword(ctx, { username: 'Ana@exemplo.ao ' });
  return linkTo(ctx, username);
}

describe('a forgotten password', () => {
  test('gets the same answer for every address, three times an hour', async ({ ctx }) => {
    await makeUser(ctx, { username });
    await signUpAs(ctx, 'espera@exemplo.ao');
    for (const address of [username, 'ninguem@exemplo.ao', 'espera@exemplo.ao']) {
      const query = () => forgotPassword(ctx, { username: address });
      for (let i = 0; i < 3; i += 1) expect(await query()).toEqual({ username: address });
      await expect(query()).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 3_600 } });
    }
    await writeEmails(ctx);
    expect((await mailsTo(ctx, username)).map(({ subject }) => subject)).toEqual(
      Array(3).fill('Escolha uma nova palavra-passe'),
    );
    expect(await mailsTo(ctx, 'ninguem@exemplo.ao')).toEqual([]);
    expect((await mailsTo(ctx, 'espera@exemplo.ao')).at(-1)?.subject).toBe('A sua conta ainda não está aberta');
  });

  test('sends a link that keeps the page to return to, but never another site', async ({ ctx }) => {
    const { url } = await start(ctx);
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/reset-password\/[\w-]{43}$/);
    await forgotPassword(ctx, { username, redirect: '/checkout' });
    expect((await linkTo(ctx, username)).url.search).toBe('?redirect=%2Fcheckout');
    await forgotPassword(ctx, { username, redirect: '//evil.example' });
    expect((await linkTo(ctx, username)).url.search).toBe('');
  });

  test('is limited per place, whatever the addresses', async ({ ctx }) => {
    for (let nth = 0; nth < 30; nth += 1) await forgotPassword(ctx, { username: `a${nth}@exemplo.ao` });
    await expect(forgotPassword(ctx, { username })).rejects.toThrow('too_many_requests');
  });
});

describe('choosing a new password by the link', () => {
  test('ends every session, opens none, and notifies the user', async ({ ctx }) => {
    const { token } = await start(ctx);
    const open = await enter(ctx, { username, password: goodPassword });
    expect(await resetPassword(ctx, { token, password })).toEqual({ username });
    await expect(identify(ctx, open.token)).rejects.toThrow('token_expired');
    await expect(refreshSession(ctx, open)).rejects.toThrow('token_expired');
    const families = ctx.db.selectFrom('session_families').select('id').where('revoked_at', 'is', null);
    expect(await families.execute()).toEqual([]);
    await expect(authenticate(ctx, { username, password: goodPassword })).rejects.toThrow('wrong_credentials');
    expect(await authenticate(ctx, { username, password })).toBeDefined();
    expect((await mailsTo(ctx, username)).at(-1)?.subject).toBe('A sua palavra-passe mudou');
  });

  test('works once; looking it up does not use it up', async ({ ctx }) => {
    const { token } = await start(ctx);
    const match = [{ username, expires_at: after(ctx, { minutes: 30 }).now().toISOString() }];
    expect([await look(ctx, token), await look(ctx, token)]).toEqual([match, match]);
    await resetPassword(ctx, { token, password });
    expect(await look(ctx, token)).toEqual([]);
    const again = resetPassword(ctx, { token, password: 'quatro gatos no telhado' });
    await expect(again).rejects.toMatchObject({ code: 'link_not_valid', status: 410 });
  });

  test('ends the user’s other links, but not those of others', async ({ ctx }) => {
    const { token: first } = await start(ctx);
    await forgotPassword(ctx, { username });
    const { token: second } = await linkTo(ctx, username);
    await makeUser(ctx, { username: 'rui@exemplo.ao' });
    await forgotPassword(ctx, { username: 'rui@exemplo.ao' });
    const { token: his } = await linkTo(ctx, 'rui@exemplo.ao');
    await resetPassword(ctx, { token: second, password });
    expect(await look(ctx, first)).toEqual([]);
    expect(await look(ctx, his)).toMatchObject([{ username: 'rui@exemplo.ao' }]);
  });

  test('works for 30 minutes and does not confirm a sign-up', async ({ ctx }) => {
    const { token } = await start(ctx);
    expect(await look(after(ctx, { minutes: 30 }), token)).toEqual([]);
    const late = resetPassword(after(ctx, { minutes: 30 }), { token, password });
    await expect(late).rejects.toThrow('link_not_valid');
    const { token: confirming } = await signUpAs(ctx, 'nova@exemplo.ao');
    await expect(resetPassword(ctx, { token: confirming, password })).rejects.toThrow('link_not_valid');
    await expect(resetPassword(ctx, { token: 'guessed', password })).rejects.toThrow('link_not_valid');
  });

  test('refuses a weak password without using up the link', async ({ ctx }) => {
    const { token } = await start(ctx);
    await expect(resetPassword(ctx, { token, password: 'curta' })).rejects.toMatchObject({
      code: 'password_too_short',
      data: { field: 'password', minimum: 12 },
    });
    await expect(resetPassword(ctx, { token, password: 'password2026!!' })).rejects.toThrow('password_too_common');
    expect(await resetPassword(ctx, { token, password })).toEqual({ username });
  });

  test('clears the wait after wrong passwords', async ({ ctx }) => {
    const { token } = await start(ctx);
    for (let i = 0; i < 6; i += 1) await authenticate(ctx, { username, password: 'wrong' }).catch(() => null);
    await resetPassword(ctx, { token, password });
    expect(await authenticate(ctx, { username, password })).toBeDefined();
  });

  test('is refused for a deleted account', async ({ ctx }) => {
    const { token } = await start(ctx);
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('username', '=', username).execute();
    await expect(resetPassword(ctx, { token, password })).rejects.toThrow('link_not_valid');
  });
});
