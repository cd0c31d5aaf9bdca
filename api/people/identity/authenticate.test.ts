import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { authenticate } from './authenticate.ts';
import { identify } from './identify.ts';
import { takeTry } from './login-tries.ts';
import { after, enter, goodPassword, makeUser } from './make.ts';

const username = 'marlene@exemplo.ao';
const right = { username, password: goodPassword };
const wrong = { username, password: 'another one, quite wrong' };

function failing(ctx: Ctx) {
  return authenticate(ctx, wrong);
}

describe('signing in', () => {
  test('answers the user of the specification, with both tokens', async ({ ctx }) => {
    const { id, person_id } = await makeUser(ctx, { username, password: goodPassword, name: 'Marlene Capita' });
    const session = await enter(ctx, right);
    expect(session.user).toEqual({
      id,
      username,
      person: { id: person_id, name: 'Marlene Capita', first_name: 'Marlene', last_name: 'Capita' },
      userRoles: [{ id: 1, name: 'student' }],
      user_picture_id: null,
      organizations: [],
      currency: null,
      locale: null,
      currency_id: null,
      locale_id: null,
      cart: '[]',
      token: session.token,
      refreshToken: session.refreshToken,
    });
    expect(await identify(ctx, session.token)).toMatchObject({ userId: id, roles: ['student'] });
  });

  test('takes three statements besides settings, which a process caches: attempts, user and session', async ({
    ctx,
    queries,
  }) => {
    await makeUser(ctx, { username, password: goodPassword });
    await authenticate(ctx, right);
    queries.length = 0;
    await authenticate(ctx, right);
    expect(queries.filter((query) => !query.includes('application_settings'))).toHaveLength(3);
    queries.length = 0;
    await authenticate({ ...ctx, client: { address: '41.63.0.1', agent: 'another' } }, right);
    expect(queries.filter((query) => !query.includes('application_settings'))).toHaveLength(3);
    const events = ctx.db.selectFrom('outbox_events').select('id').where('kind', '=', 'new_device_signed_in');
    expect(await events.execute()).toHaveLength(1);
  });

  test('refuses an unknown address and a wrong password alike', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    const refusalFor = async (who: string) =>
      authenticate(ctx, { ...wrong, username: who }).catch((error: unknown) => JSON.stringify(error));
    expect(await refusalFor('nobody@exemplo.ao')).toBe(await refusalFor(username));
    await expect(failing(ctx)).rejects.toMatchObject({ code: 'wrong_credentials', status: 401 });
  });

  test('accepts the same letters in another encoding', async ({ ctx }) => {
    await makeUser(ctx, { username, password: 'três maçãs à mesa'.normalize('NFD') });
    expect(await authenticate(ctx, { username, password: 'três maçãs à mesa'.normalize('NFC') })).toBeDefined();
  });

  test('is refused for a deleted account', async ({ ctx }) => {
    const { id } = await makeUser(ctx, { username, password: goodPassword });
    await ctx.db.updateTable('users').set({ deleted_at: ctx.now() }).where('id', '=', id).execute();
    await expect(authenticate(ctx, right)).rejects.toThrow('wrong_credentials');
  });
});

describe('guessing a password', () => {
  test('is limited to five attempts; then each wrong one doubles the wait', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    for (let i = 0; i < 5; i += 1) await expect(failing(ctx)).rejects.toThrow('wrong_credentials');
    await expect(authenticate(ctx, right)).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 60 } });
    await expect(failing(after(ctx, { seconds: 60 }))).rejects.toThrow('wrong_credentials');
    await expect(failing(after(ctx, { seconds: 61 }))).rejects.toMatchObject({ data: { seconds: 119 } });
    await expect(failing(after(ctx, { seconds: 180 }))).rejects.toThrow('wrong_credentials');
    await expect(failing(after(ctx, { seconds: 181 }))).rejects.toMatchObject({ data: { seconds: 239 } });
    expect(await authenticate(after(ctx, { seconds: 420 }), right)).toBeDefined();
    await expect(failing(after(ctx, { seconds: 421 }))).rejects.toThrow('wrong_credentials');
  });

  test('is forgiven after the window, and by the right password', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    for (let i = 0; i < 4; i += 1) await expect(failing(ctx)).rejects.toThrow('wrong_credentials');
    await authenticate(ctx, right);
    for (let i = 0; i < 4; i += 1) await expect(failing(ctx)).rejects.toThrow('wrong_credentials');
    for (let i = 0; i < 4; i += 1)
      await expect(failing(after(ctx, { minutes: 15 }))).rejects.toThrow('wrong_credentials');
  });

  test('counts for an unknown address too, and does not lock the owner out elsewhere', async ({ ctx }) => {
    const nobody = { ...wrong, username: 'nobody@exemplo.ao' };
    for (let i = 0; i < 5; i += 1) await expect(authenticate(ctx, nobody)).rejects.toThrow('wrong_credentials');
    await expect(authenticate(ctx, nobody)).rejects.toThrow('too_many_requests');
    await makeUser(ctx, { username, password: goodPassword });
    for (let i = 0; i < 6; i += 1) await authenticate(ctx, wrong).catch(() => null);
    expect(await authenticate({ ...ctx, client: { address: '10.0.0.2', agent: '' } }, right)).toBeDefined();
  });

  test('at many accounts from one place is slowed down there only', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    const stuff = (nth: number, at = ctx) => authenticate(at, { ...wrong, username: `leaked${nth}@exemplo.ao` });
    for (let nth = 0; nth < 30; nth += 1) await takeTry(ctx, `leaked${nth}@exemplo.ao`);
    await expect(stuff(30)).rejects.toMatchObject({ code: 'too_many_requests', data: { seconds: 5 } });
    await expect(stuff(31, after(ctx, { seconds: 5 }))).rejects.toThrow('wrong_credentials');
    await expect(stuff(32, after(ctx, { seconds: 6 }))).rejects.toMatchObject({ data: { seconds: 9 } });
    expect(await authenticate({ ...ctx, client: { address: '10.0.0.2', agent: '' } }, right)).toBeDefined();
    await expect(stuff(33, after(ctx, { minutes: 16 }))).rejects.toThrow('wrong_credentials');
  });

  test('is not counted at the place while the account refuses', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    for (let i = 0; i < 9; i += 1) await failing(ctx).catch(() => null);
    const counted = ctx.db.selectFrom('rate_limits').select('hits').where('bucket', '=', 'login-place 127.0.0.1');
    expect(await counted.execute()).toEqual([{ hits: 5 }]);
  });

  test('does not slow down a place with many right passwords', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    for (let nth = 0; nth < 31; nth += 1) expect(await authenticate(ctx, right)).toBeDefined();
  });
});
