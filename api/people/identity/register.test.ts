import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import type { Registration } from '#contract/people/identity/calls.ts';
import { test } from '#api/shared/testing/database.ts';
import { writeSetting } from '#api/platform/settings/index.ts';
import { authenticate } from './authenticate.ts';
import { after, asSystem, goodPassword, makeUser } from './make.ts';
import { userOfAddress } from './read-user.ts';
import { mailsTo, writeEmails } from './recovery/make.ts';
import { register } from './register.ts';

const username = 'joao@exemplo.ao';

const registration: Registration = {
  username: ' Joao@Exemplo.ao ',
  password: goodPassword,
  first_name: ' João  Baptista',
  last_name: 'Lukamba ',
  role: 'student',
  terms_version: firstLegalCode,
  wants_news: false,
};

describe('signing up', () => {
  test('sends a confirmation in the visitor’s language and opens no account yet', async ({ ctx }) => {
    expect(await register({ ...ctx, locale: 'en-GB' }, registration)).toEqual({ username });
    await writeEmails(ctx);
    expect(await mailsTo(ctx, username)).toMatchObject([{ recipient: username, subject: 'Confirm your address' }]);
    const attempt = authenticate(ctx, { username, password: goodPassword });
    await expect(attempt).rejects.toThrow('wrong_credentials');
  });

  test('puts no name into the email', async ({ ctx }) => {
    const spam = { ...registration, first_name: 'Ganhe dinheiro', last_name: 'https://evil.example' };
    await register(ctx, spam);
    await writeEmails(ctx);
    const [mail] = await mailsTo(ctx, username);
    expect(mail?.body_text).not.toContain('evil.example');
    expect(mail?.body_text).not.toContain('Ganhe');
  });

  test('with a taken address answers the same, changes nothing and notifies the owner', async ({ ctx }) => {
    await makeUser(ctx, { username, name: 'Outro João', password: 'a dele, bem guardada' });
    expect(await register(ctx, registration)).toEqual({ username });
    await writeEmails(ctx);
    expect(await mailsTo(ctx, username)).toMatchObject([{ subject: 'Já tem conta na Mestria' }]);
    const attempt = authenticate(ctx, { username, password: goodPassword });
    await expect(attempt).rejects.toThrow('wrong_credentials');
    expect(await authenticate(ctx, { username, password: 'a dele, bem guardada' })).toBeDefined();
  });

  test('with a taken address notifies the owner at most once an hour', async ({ ctx }) => {
    await makeUser(ctx, { username });
    for (const minutes of [0, 30, 59, 61]) {
      const then = after(ctx, { minutes });
      await register(then, registration);
      await writeEmails(then);
    }
    expect(await mailsTo(ctx, username)).toHaveLength(2);
  });

  test('by the operator opens the account at once', async ({ ctx }) => {
    await register(asSystem(ctx), registration);
    expect(await authenticate(ctx, { username, password: goodPassword })).toBeDefined();
    expect(await userOfAddress(ctx, username)).toMatchObject({ name: 'João Baptista Lukamba', roles: ['student'] });
  });

  test('is refused with the field that is wrong', async ({ ctx }) => {
    const attempt = (change: Partial<Registration>) => register(ctx, { ...registration, ...change });
    await expect(attempt({ username: 'joao@exemplo' })).rejects.toMatchObject({
      code: 'username_invalid',
      data: { field: 'username' },
    });
    await expect(attempt({ first_name: '  ' })).rejects.toMatchObject({
      code: 'name_missing',
      data: { field: 'first_name' },
    });
    await expect(attempt({ last_name: '' })).rejects.toMatchObject({
      code: 'name_missing',
      data: { field: 'last_name' },
    });
    await expect(attempt({ password: 'curta' })).rejects.toMatchObject({
      code: 'password_too_short',
      data: { minimum: 12 },
    });
    await expect(attempt({ password: 'password2026!!' })).rejects.toMatchObject({ code: 'password_too_common' });
    await expect(attempt({ password: 'joao lukamba 1' })).rejects.toMatchObject({ code: 'password_has_context' });
    await expect(attempt({ terms_version: undefined })).rejects.toMatchObject({ code: 'terms_not_accepted' });
    await expect(attempt({ terms_version: '1999-01' })).rejects.toMatchObject({ code: 'terms_changed' });
    await writeEmails(ctx);
    expect(await mailsTo(ctx, username)).toEqual([]);
  });

  test('uses the password length of the settings', async ({ ctx }) => {
    await writeSetting(asSystem(ctx), { key: 'passwordMinLength', value: '30' });
    await expect(register(ctx, registration)).rejects.toMatchObject({
      code: 'password_too_short',
      data: { minimum: 30 },
    });
  });

  test('is limited to ten times an hour from one place', async ({ ctx }) => {
    const bad = { ...registration, first_name: '' };
    for (let i = 0; i < 10; i += 1) await expect(register(ctx, bad)).rejects.toThrow('name_missing');
    await expect(register(ctx, registration)).rejects.toMatchObject({
      code: 'too_many_requests',
      data: { seconds: 3_600 },
    });
    const elsewhere = { ...ctx, client: { ...ctx.client, address: '10.0.0.2' } };
    expect(await register(elsewhere, registration)).toBeDefined();
  });
});
