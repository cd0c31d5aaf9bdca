import { describe, expect } from 'vitest';
import type { TokenClaim } from '#contract/people/identity/staff/api-tokens.ts';
import { administratorWithFactor, makeApiToken } from '#api/people/identity/api-tokens/make.ts';
import { identify } from '#api/people/identity/index.ts';
import { makeCategory } from '#api/offer/catalogue/make.ts';
import { makePost } from '#api/offer/news/make.ts';
import { makeOrder } from '#api/sales/orders/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { unstoredCalls } from '#api/shared/idempotency/unstored-calls.ts';
import { test } from '#api/shared/testing/database.ts';
import { rawRoutes, routes } from './routes.ts';

type Sent = { method?: 'GET' | 'POST' | 'PUT'; body?: object; key?: string };

/** Calls the API as a program does that has a token with these claims. */
async function programWith(ctx: Ctx, ...claims: TokenClaim[]) {
  const me = await administratorWithFactor(ctx);
  const { token } = await makeApiToken(me, claims, `Programa ${claims.join(' ')}`);
  const answer = answerApi({ routes, rawRoutes, world: ctx, identify, neverCached: unstoredCalls });
  const send = async (path: string, { method = 'POST', body = {}, key }: Sent = {}) => {
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    };
    const sent = { method, headers, ...(method !== 'GET' && { body: JSON.stringify(body) }) };
    const response = await answer(new Request(`http://mestria.test/api${path}`, sent));
    const text = await response.text();
    return { status: response.status, code: /"code":"(\w+)"/.exec(text)?.[1], text };
  };
  return { me, send };
}

describe('a token', () => {
  test('opens the calls of its claims', async ({ ctx }) => {
    const { send } = await programWith(ctx, 'orders.read');
    const { order } = await makeOrder(ctx);
    const all = await send('/orders/records');
    expect(all.status).toBe(200);
    expect(all.text).toContain(order.number);
    expect(await send('/coupons')).toMatchObject({ status: 403, code: 'token_not_accepted' });
    expect(await send('/categories', { method: 'PUT', body: { data: [{ id: 1, position: 1 }] } })).toMatchObject({
      status: 403,
      code: 'token_not_accepted',
    });
  });

  test('is a guest elsewhere: it reads what is public, and nothing of its creator', async ({ ctx }) => {
    const { send } = await programWith(ctx, 'orders.read');
    await makePost(ctx);
    const news = await send('/news');
    expect([news.status, news.text.includes('turmas de janeiro')]).toEqual([200, true]);
    for (const path of ['/users/getSelf', '/users/sessions', '/users/second-factors', '/enrollments']) {
      const { status, code } = await send(path);
      expect([path, status, code]).toEqual([path, 403, 'token_not_accepted']);
    }
  });

  test('never does what needs a fresh sign-in', async ({ ctx }) => {
    const { send, me } = await programWith(ctx, 'roles.edit', 'users.manage', 'tokens.manage');
    const id = me.actor.kind === 'user' ? me.actor.userId : 0;
    const role = { data: [{ id, role: 'trainer' }] };
    expect((await send('/users/roles/give', { method: 'PUT', body: role })).code).toBe('token_not_accepted');
    const token = { data: [{ name: 'Outro', claims: ['roles.edit'], expires_on: '2026-12-31' }] };
    expect((await send('/api-tokens/create', { body: token })).code).toBe('token_not_accepted');
  });

  test('downloads the files of its claims alone', async ({ ctx }) => {
    const reader = await programWith(ctx, 'orders.read');
    const path = '/fiscal-documents/987654/pdf';
    expect((await reader.send(path, { method: 'GET' })).code).toBe('not_found');
    const other = await programWith(ctx, 'news.edit');
    expect((await other.send(path, { method: 'GET' })).code).toBe('token_not_accepted');
  });

  test('leaves its name in the audit trail, and its keys are not those of its creator', async ({ ctx }) => {
    const { send, me } = await programWith(ctx, 'catalogue.edit');
    const { id } = await makeCategory(ctx);
    const change = { method: 'PUT', body: { data: [{ id }] }, key: 'one' } as const;
    for (const _ of [1, 2]) expect((await send('/categories/delete', change)).status).toBe(200);
    const entries = ctx.db.selectFrom('audit_entries').select(['user_id', 'call', 'through']);
    expect(await entries.where('call', '=', 'catalogue.deleteCategory').execute()).toEqual([
      {
        user_id: me.actor.kind === 'user' ? me.actor.userId : 0,
        call: 'catalogue.deleteCategory',
        through: 'Programa catalogue.edit',
      },
    ]);
    const keys = ctx.db.selectFrom('idempotency_keys').select('owner').where('key', '=', 'one');
    expect(await keys.execute()).toEqual([{ owner: expect.stringMatching(/^token \d+$/) }]);
  });

  test('is none after it was revoked', async ({ ctx }) => {
    const { send } = await programWith(ctx, 'orders.read');
    await ctx.db.updateTable('api_tokens').set({ revoked_at: ctx.now() }).execute();
    expect(await send('/orders/records')).toMatchObject({ status: 401, code: 'token_not_valid' });
  });
});
