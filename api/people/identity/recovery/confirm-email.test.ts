import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { after, enter, goodPassword, makeUser } from '#api/people/identity/make.ts';
import { forgotPassword, resendConfirmation } from './request-email.ts';
import { confirmEmail, retrieveConfirmations } from './confirm-email.ts';
import { deleteEndedSignUps } from './store.ts';
import { linkTo, mailsTo, signUpAs, writeEmails } from './make.ts';

const username = 'joao@exemplo.ao';
const password = goodPassword;
const page = { sort: [], limit: 20, offset: 0 };

const confirm = (ctx: Ctx, token: string, typed = password) => confirmEmail(ctx, { token, password: typed });
const look = async (ctx: Ctx, token?: string) =>
  (await retrieveConfirmations(ctx, { filter: token === undefined ? {} : { token }, ...page })).total;

describe('the link in the confirmation mail', () => {
  test('opens the requested account with its consents', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username, { role: 'client', wants_news: true, currency_id: 2 });
    expect(await confirm(after(ctx, { minutes: 90 }), token)).toEqual({ username });
    const { user } = await enter(ctx, { username: 'JOAO@exemplo.ao', password });
    expect(user).toMatchObject({
      person: { name: 'João Lukamba', first_name: 'João', last_name: 'Lukamba' },
      userRoles: [{ id: 2, name: 'client' }],
      locale: { key: 'pt-PT' },
      currency: { key: 'usd' },
      cart: '[]',
    });
    const consents = await ctx.db.selectFrom('consents').select(['purpose', 'version', 'given_at']).execute();
    const input = { version: firstLegalCode, given_at: ctx.now() };
    expect(consents).toEqual([
      { purpose: 'terms', ...input },
      { purpose: 'news', ...input },
    ]);
  });

  test('gives the account the guest’s cart', async ({ ctx }) => {
    const cart = '[{"id":7,"quantity":1,"preferred_class_id":3}]';
    const { token } = await signUpAs(ctx, username, { cart });
    await confirm(ctx, token);
    const { user } = await enter(ctx, { username, password });
    expect(user.cart).toBe(cart);
  });

  test('gives the cart of the last sign-up only', async ({ ctx }) => {
    await signUpAs(ctx, username, { cart: '[{"id":7,"quantity":1,"preferred_class_id":3}]' });
    const { token } = await signUpAs(ctx, username, { cart: 'not a cart' });
    await confirm(ctx, token);
    expect((await enter(ctx, { username, password })).user.cart).toBe('[]');
  });

  test('works once, however often it is looked up', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username);
    expect([await look(ctx, token), await look(ctx, token)]).toEqual([1, 1]);
    await confirm(ctx, token);
    expect(await look(ctx, token)).toBe(0);
    await expect(confirm(ctx, token)).rejects.toMatchObject({ code: 'link_not_valid', status: 410 });
    expect(await ctx.db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  test('works for a day; then the sign-up is deleted', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username);
    const tomorrow = after(ctx, { days: 1 });
    expect(await look(after(ctx, { minutes: 24 * 60 - 1 }), token)).toBe(1);
    expect(await look(tomorrow, token)).toBe(0);
    await expect(confirm(tomorrow, token)).rejects.toThrow('link_not_valid');
    await deleteEndedSignUps(tomorrow);
    expect(await ctx.db.selectFrom('sign_ups').selectAll().execute()).toEqual([]);
  });

  test('does not open an account with another password', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username, { password: 'o que o outro escolheu' });
    await expect(confirm(ctx, token)).rejects.toMatchObject({ code: 'password_wrong', data: { field: 'password' } });
    expect(await look(ctx, token)).toBe(1);
    for (let i = 0; i < 4; i += 1) await expect(confirm(ctx, token)).rejects.toThrow('password_wrong');
    await expect(confirm(ctx, token)).rejects.toThrow('too_many_requests');
  });

  test('cannot be looked up without its token or for another purpose', async ({ ctx }) => {
    await expect(confirm(ctx, 'guessed')).rejects.toThrow('link_not_valid');
    expect([await look(ctx, 'guessed'), await look(ctx)]).toEqual([0, 0]);
    await makeUser(ctx, { username, password });
    await forgotPassword(ctx, { username });
    const { token } = await linkTo(ctx, username);
    await expect(confirm(ctx, token)).rejects.toThrow('link_not_valid');
  });

  test('serves the newest sign-up of its address, and no earlier one', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username, { password: 'a primeira que escolhi' });
    await signUpAs(ctx, username);
    await expect(confirm(ctx, token, 'a primeira que escolhi')).rejects.toThrow('password_wrong');
    expect(await confirm(ctx, token)).toEqual({ username });
  });

  test('is refused when the address has got an account meanwhile', async ({ ctx }) => {
    const { token } = await signUpAs(ctx, username);
    await makeUser(ctx, { username });
    await expect(confirm(ctx, token)).rejects.toThrow('link_not_valid');
    expect(await ctx.db.selectFrom('users').select('id').where('username', '=', username).execute()).toHaveLength(1);
  });
});

describe('the page after the confirmation', () => {
  test('is the requested page in the language of the sign-up', async ({ ctx }) => {
    const { url } = await signUpAs({ ...ctx, locale: 'en-GB' }, username, { redirect: '/checkout' });
    expect(url.href).toMatch(/^http:\/\/localhost:3000\/confirm-email\/[\w-]{43}\?redirect=%2Fcheckout&lang=en-GB$/);
  });

  test.for(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'is never another site: %s',
    async (redirect, { ctx }) => {
      const { url } = await signUpAs(ctx, username, { redirect });
      expect(url.search).toBe('');
    },
  );
});

describe('sending the confirmation again', () => {
  test('sends a second link; both work', async ({ ctx }) => {
    const first = await signUpAs(ctx, username);
    expect(await resendConfirmation(ctx, { username: ' JOAO@exemplo.ao', redirect: '/cart' })).toEqual({ username });
    const second = await linkTo(ctx, username);
    expect(second.url.searchParams.get('redirect')).toBe('/cart');
    expect([await look(ctx, first.token), await look(ctx, second.token)]).toEqual([1, 1]);
    await confirm(ctx, second.token);
    expect(await look(ctx, first.token)).toBe(0);
  });

  test('answers the same for every address, three times an hour', async ({ ctx }) => {
    await makeUser(ctx, { username: 'ana@exemplo.ao' });
    await signUpAs(ctx, username);
    for (const address of ['ana@exemplo.ao', 'ninguem@exemplo.ao', username]) {
      const query = () => resendConfirmation(ctx, { username: address });
      for (let i = 0; i < 3; i += 1) expect(await query()).toEqual({ username: address });
      await expect(query()).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 3_600 } });
    }
    await writeEmails(ctx);
    expect(await mailsTo(ctx, 'ana@exemplo.ao')).toMatchObject([{ subject: 'Já tem conta na Mestria' }]);
    expect(await mailsTo(ctx, 'ninguem@exemplo.ao')).toEqual([]);
  });

  test('is limited per address, wherever it is requested', async ({ ctx }) => {
    await signUpAs(ctx, username);
    for (let nth = 0; nth < 9; nth += 1) {
      const there = { ...ctx, client: { address: `10.0.0.${nth}`, agent: '' } };
      await resendConfirmation(there, { username });
    }
    await writeEmails(ctx);
    expect(await mailsTo(ctx, username)).toHaveLength(5);
  });

  test('is refused for an invalid address', async ({ ctx }) => {
    const refused = { code: 'username_invalid', data: { field: 'username' } };
    await expect(resendConfirmation(ctx, { username: 'joao' })).rejects.toMatchObject(refused);
  });
});
