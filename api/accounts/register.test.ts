import { describe, expect } from 'vitest';
import { termsVersion } from '#contract/accounts-values.ts';
import type { Registration } from '#contract/accounts.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/test-database.ts';
import { writeSetting } from '#api/settings/index.ts';
import { authenticate } from './authenticate.ts';
import { asHouse, goodPassword, makeUser } from './make.ts';
import { register } from './register.ts';

const asked: Registration = {
  username: ' Joao@Exemplo.ao ',
  password: goodPassword,
  name: ' João  Lukamba ',
  role: 'student',
  terms_version: termsVersion,
  wants_news: false,
};

function mailsOf(ctx: Ctx) {
  return ctx.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'body_text'])
    .where('recipient', '=', 'joao@exemplo.ao')
    .orderBy('id')
    .execute();
}

describe('signing up', () => {
  test('opens an account that one can sign in to, in the language and currency of the visitor', async ({ ctx }) => {
    const english = { ...ctx, locale: 'en-GB' as const };
    expect(await register(english, { ...asked, currency_id: 2 })).toEqual({ username: 'joao@exemplo.ao' });
    const { user } = await authenticate(ctx, { username: 'JOAO@exemplo.ao', password: goodPassword });
    expect(user).toMatchObject({
      person: { name: 'João Lukamba' },
      userRoles: [{ id: 1, name: 'student' }],
      locale: { key: 'en-GB' },
      currency: { key: 'usd' },
      cart: '[]',
    });
    expect(await mailsOf(ctx)).toMatchObject([{ recipient: 'joao@exemplo.ao', subject: 'Your account at Mestria' }]);
  });

  test('keeps which terms were accepted, and whether news are wanted', async ({ ctx }) => {
    await register(ctx, { ...asked, role: 'client', wants_news: true });
    const consents = await ctx.db
      .selectFrom('consents')
      .innerJoin('users', 'users.id', 'user_id')
      .select(['purpose', 'version', 'given_at'])
      .where('username', '=', 'joao@exemplo.ao')
      .execute();
    expect(consents).toEqual([
      { purpose: 'terms', version: termsVersion, given_at: ctx.now() },
      { purpose: 'news', version: termsVersion, given_at: ctx.now() },
    ]);
    const { user } = await authenticate(ctx, { username: asked.username, password: goodPassword });
    expect(user.userRoles).toEqual([{ id: 2, name: 'client' }]);
  });

  test('with a taken address answers the same, changes nothing and writes to the owner', async ({ ctx }) => {
    await makeUser(ctx, { username: 'joao@exemplo.ao', name: 'Outro João', password: 'a dele, bem guardada' });
    expect(await register(ctx, asked)).toEqual({ username: 'joao@exemplo.ao' });
    expect(await mailsOf(ctx)).toMatchObject([{ recipient: 'joao@exemplo.ao', subject: 'Já tem conta na Mestria' }]);
    const persons = ctx.db.selectFrom('persons').select('id').where('name', '=', 'João Lukamba');
    expect(await persons.execute()).toEqual([]);
    const tried = authenticate(ctx, { username: 'joao@exemplo.ao', password: goodPassword });
    await expect(tried).rejects.toThrow('wrong_credentials');
  });

  test('is refused with the field that is wrong', async ({ ctx }) => {
    const tried = (change: Partial<Registration>) => register(ctx, { ...asked, ...change });
    await expect(tried({ username: 'joao@exemplo' })).rejects.toMatchObject({
      code: 'username_invalid',
      data: { field: 'username' },
    });
    await expect(tried({ name: '  ' })).rejects.toMatchObject({ code: 'name_missing', data: { field: 'name' } });
    await expect(tried({ password: 'curta' })).rejects.toMatchObject({
      code: 'password_too_short',
      data: { minimum: 12 },
    });
    await expect(tried({ password: 'password2026!!' })).rejects.toMatchObject({ code: 'password_too_common' });
    await expect(tried({ password: 'joao lukamba 1' })).rejects.toMatchObject({ code: 'password_has_context' });
    await expect(tried({ terms_version: undefined })).rejects.toMatchObject({ code: 'terms_not_accepted' });
    await expect(tried({ terms_version: '1999-01' })).rejects.toMatchObject({ code: 'terms_not_accepted' });
    expect(await mailsOf(ctx)).toEqual([]);
  });

  test('asks for as long a password as the site’s owner has set', async ({ ctx }) => {
    await writeSetting(asHouse(ctx), { key: 'passwordMinLength', value: '30', isPublic: true });
    await expect(register(ctx, asked)).rejects.toMatchObject({ code: 'password_too_short', data: { minimum: 30 } });
  });

  test('is possible ten times an hour from one place', async ({ ctx }) => {
    for (let i = 0; i < 10; i += 1) await expect(register(ctx, { ...asked, name: '' })).rejects.toThrow('name_missing');
    await expect(register(ctx, asked)).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 3_600 } });
    const elsewhere = { ...ctx, client: { ...ctx.client, address: '10.0.0.2' } };
    expect(await register(elsewhere, asked)).toBeDefined();
  });
});
