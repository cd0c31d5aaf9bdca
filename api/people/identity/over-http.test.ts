import { describe, expect } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { unstoredCalls } from '#api/shared/idempotency/unstored-calls.ts';
import { identify } from './identify.ts';
import { goodPassword, makeUser } from './make.ts';
import { linkTo } from './recovery/make.ts';
import { identitySlice } from './slice.ts';

const username = 'marlene@exemplo.ao';
const names = { first_name: 'Marlene', last_name: 'Capita' };

type Sent = { body?: object; token?: string; key?: string };

async function post(ctx: Ctx, path: string, { body, token, key }: Sent = {}) {
  const answer = answerApi({
    routes: bindVerbs(identitySlice),
    rawRoutes: [],
    world: ctx,
    identify,
    neverCached: unstoredCalls,
  });
  const headers = {
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const sent = { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await answer(new Request(`http://mestria.test/api${path}`, sent));
  return { status: response.status, body: await response.json() };
}

describe('over HTTP', () => {
  test('covers sign-up, sign-in, refresh, self and sign-out', async ({ ctx }) => {
    const person = { ...names, username, password: goodPassword, terms_version: firstLegalCode };
    expect(await post(ctx, '/users/register', { body: { data: [person] } })).toEqual({
      status: 200,
      body: { status: 'success', data: [{ username }] },
    });
    const { token: link } = await linkTo(ctx, username);
    await post(ctx, '/users/confirm-email', { body: { data: [{ token: link, password: goodPassword }] } });
    const entered = await post(ctx, '/users/authenticate', { body: { data: [{ username, password: goodPassword }] } });
    const { refreshToken } = entered.body.data[0];
    const { status, body } = await post(ctx, '/users/refresh-token', { body: { refreshToken } });
    expect(status).toBe(200);
    expect(body.data[0]).toMatchObject({ user: { username }, token: body.data[0].user.token });
    const { token } = body.data[0];
    expect((await post(ctx, '/users/getSelf', { token })).body.data[0]).toMatchObject({ username });
    const claims = await post(ctx, '/claims', { token, body: { filter: { role_ids: [1] } } });
    expect(claims.body).toEqual({ status: 'success', results: [{ slug: 'users.edit' }], total: 1 });
    await post(ctx, '/users/sign-out', { body: { refreshToken: body.data[0].refreshToken } });
    expect((await post(ctx, '/users/getSelf', { token })).status).toBe(401);
  });

  test('an idempotency key neither resets the count of wrong passwords nor stores an answer', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    const wrong = { key: 'always the same', body: { data: [{ username, password: 'wrong' }] } };
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await post(ctx, '/users/authenticate', wrong)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const stored = ctx.db.selectFrom('idempotency_keys').select('key').where('path', '=', '/api/users/authenticate');
    expect(await stored.execute()).toEqual([]);
  });

  test('has no second spelling of a path that would accept an idempotency key', async ({ ctx }) => {
    const wrong = { body: { data: [{ username, password: 'wrong' }] } };
    const statuses: number[] = [];
    for (const path of [
      '/users//authenticate',
      '//users/authenticate',
      '/users/authentic%61te',
      '/USERS/authenticate',
    ]) {
      statuses.push((await post(ctx, path, wrong)).status);
    }
    expect(statuses).toEqual([404, 404, 404, 404]);
    expect((await post(ctx, '/users/authenticate/', { ...wrong, key: 'always the same' })).status).toBe(401);
  });

  test('a refusal has a sentence, a code and a field', async ({ ctx }) => {
    const { status, body } = await post(ctx, '/users/register', {
      body: { data: [{ ...names, username, password: 'curta' }] },
    });
    const message = 'Use pelo menos 12 caracteres. Pode ser uma frase curta.';
    expect(status).toBe(400);
    expect(body).toEqual({
      status: 'error',
      message,
      errors: [{ message, code: 'password_too_short', field: 'password' }],
    });
  });

  test('a link is looked up by POST, and a GET does nothing', async ({ ctx }) => {
    await makeUser(ctx, { username, password: goodPassword });
    await post(ctx, '/users/forgot', { body: { data: [{ username }] } });
    const { token } = await linkTo(ctx, username);
    const answer = answerApi({
      routes: bindVerbs(identitySlice),
      rawRoutes: [],
      world: ctx,
      identify,
    });
    for (const path of [`/users/reset?token=${token}`, `/userspasswordrecoveries?token=${token}`]) {
      expect((await answer(new Request(`http://mestria.test/api${path}`))).status).toBe(404);
    }
    const result = await post(ctx, '/userspasswordrecoveries', { body: { filter: { token } } });
    expect(result.body).toMatchObject({ status: 'success', results: [{ username }], total: 1 });
    const fresh = { body: { data: [{ token, password: 'três gatos no telhado' }] } };
    expect((await post(ctx, '/users/reset', fresh)).status).toBe(200);
    expect((await post(ctx, '/users/reset', fresh)).body.errors[0].code).toBe('link_not_valid');
  });

  test('refuses a sign-up that gives itself a role', async ({ ctx }) => {
    const person = { ...names, username, password: goodPassword, terms_version: firstLegalCode };
    for (const more of [{ role: 'administrator' }, { role: 'trainer' }, { userRoles: [3] }]) {
      const { status } = await post(ctx, '/users/register', { body: { data: [{ ...person, ...more }] } });
      expect(status).toBe(400);
    }
    expect(await ctx.db.selectFrom('sign_ups').select('id').execute()).toEqual([]);
  });
});
