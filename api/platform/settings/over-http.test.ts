import { describe, expect } from 'vitest';
import { bindVerbs } from '#api/shared/http/bind-verbs.ts';
import { answerApi } from '#api/shared/http/http.ts';
import { test } from '#api/shared/testing/database.ts';
import { settingsSlice } from './slice.ts';
import type { Ctx } from '#api/shared/context.ts';

const guest = () => Promise.resolve({ kind: 'guest' as const });

function post(ctx: Ctx, path: string, body?: string): Promise<Response> {
  const answer = answerApi({
    routes: bindVerbs(settingsSlice),
    rawRoutes: [],
    world: ctx,
    identify: guest,
  });
  const headers = { 'content-type': 'application/json', 'accept-language': 'en-GB' };
  return answer(new Request(`http://mestria.test/api${path}`, { method: 'POST', headers, ...(body && { body }) }));
}

describe('over HTTP', () => {
  test('locales and currencies answer an empty body', async ({ ctx }) => {
    for (const [path, total] of [
      ['/locales', 4],
      ['/currencies', 2],
    ] as const) {
      const response = await post(ctx, path);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: 'success', total });
    }
  });

  test('application settings answer the exact body of the specification', async ({ ctx }) => {
    const body = { filter: { keys: ['hasShoppingCart'], slug: 'General' }, fields: ['key', 'value'] };
    const response = await post(ctx, '/application-settings', JSON.stringify(body));
    expect(await response.json()).toEqual({
      status: 'success',
      results: [{ key: 'hasShoppingCart', value: 'true' }],
      total: 1,
    });
  });

  test('an unknown name is refused by its name', async ({ ctx }) => {
    const response = await post(ctx, '/currencies', JSON.stringify({ filter: { colour: 'red' } }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ status: 'error', errors: [{ field: 'filter.colour' }] });
  });

  test('a body that is no JSON is refused in the envelope', async ({ ctx }) => {
    const response = await post(ctx, '/currencies', '{');
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      status: 'error',
      message: 'Check what you sent and try again.',
      errors: [{ message: 'Check what you sent and try again.', code: 'invalid_input' }],
    });
  });
});
