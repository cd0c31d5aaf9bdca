import { describe, expect } from 'vitest';
import { writeSetting } from '#api/platform/settings/index.ts';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import { answerApi } from '#api/shared/http/http.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { unstoredCalls } from '#api/shared/idempotency/unstored-calls.ts';
import { identify } from '../identify.ts';
import { asSystem, goodPassword, makeUser } from '../make.ts';
import { identitySlice } from '../slice.ts';

async function post(ctx: Ctx, path: string, body: unknown) {
  const answer = answerApi({
    routes: { identity: bindVerbs(identitySlice) },
    rawRoutes: [],
    world: ctx,
    identify,
    neverCached: unstoredCalls,
  });
  const headers = { 'content-type': 'application/json', 'idempotency-key': 'always the same' };
  const sent = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await answer(new Request(`http://mestria.test/api${path}`, sent));
  return { status: response.status, body: await response.json() };
}

async function start(ctx: Ctx) {
  await writeSetting(asSystem(ctx), { key: 'multiFactorAuthentication', value: 'true' });
  const { username } = await makeUser(ctx, { password: goodPassword });
  const { status, body } = await post(ctx, '/users/authenticate', { data: [{ username, password: goodPassword }] });
  return { username, status, body, challenge_id: body.data[0].challenge_id };
}

describe('signing in with a second factor, over HTTP', () => {
  test('answers verification_required, and then as authenticate does', async ({ ctx }) => {
    const { username, status, body, challenge_id } = await start(ctx);
    expect([status, body]).toEqual([
      200,
      {
        status: 'verification_required',
        data: [{ challenge_id: expect.any(String), ways: ['email'], expires_at: '2026-11-21T08:10:00.000Z' }],
      },
    ]);
    const mail = ctx.db.selectFrom('mails').select('subject').where('recipient', '=', username);
    const code = /\d{6}/.exec((await mail.executeTakeFirstOrThrow()).subject)?.[0];
    const entered = await post(ctx, '/users/verification-code', { challenge_id, code });
    expect(entered).toMatchObject({ status: 200, body: { status: 'success', data: [{ user: { username } }] } });
    const { token, refreshToken, user } = entered.body.data[0];
    expect([user.token, user.refreshToken]).toEqual([token, refreshToken]);
  });

  test('counts every wrong code whatever its idempotency key, and stores no answer', async ({ ctx }) => {
    const { challenge_id } = await start(ctx);
    const wrong = () => post(ctx, '/users/verification-code', { challenge_id, code: 'no' });
    const codes: string[] = [];
    for (let i = 0; i < 6; i += 1) codes.push((await wrong()).body.errors[0].code);
    expect(codes).toEqual([...Array<string>(5).fill('code_wrong'), 'challenge_over']);
    expect(await ctx.db.selectFrom('idempotency_keys').select('path').execute()).toEqual([]);
  });

  test('refuses unknown fields', async ({ ctx }) => {
    const { challenge_id } = await start(ctx);
    const { status } = await post(ctx, '/users/verification-code', { challenge_id, code: '123456', user_id: 1 });
    expect(status).toBe(400);
  });
});
