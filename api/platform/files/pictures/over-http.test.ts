import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test } from '#api/shared/testing/database.ts';
import { plainPicture, sendPicture } from '../make.ts';
import { picturesRawRoutes } from './raw-routes.ts';

function somebodyElse(ctx: Ctx, ...claims: string[]): Ctx {
  return { ...ctx, actor: { kind: 'user', userId: 2, personId: 2, sessionId: 2, roles: [], claims } };
}

async function send(ctx: Ctx, call: string, init: RequestInit = {}): Promise<Response> {
  const [method = '', path = ''] = call.split(' ');
  const request = new Request(`http://mestria.test/api${path}`, { method, ...init });
  for (const route of picturesRawRoutes.filter((candidate) => candidate.method === method)) {
    const result = new URLPattern({ pathname: `/api${route.path}` }).exec(request.url);
    if (result) return route.handle(ctx, request, { id: result.pathname.groups['id'] ?? '' });
  }
  throw new Error(`No route for ${call}.`);
}

function formWith(fields: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

describe('over HTTP a picture', () => {
  test('is uploaded as a form, replaced, and answered with its type to its owner', async ({ ctx }) => {
    const me = withClaims(ctx);
    const file = new File([new Uint8Array(await plainPicture('red').png().toBuffer())], 'eu.svg', {
      type: 'image/svg+xml',
    });
    const { data } = await (await send(me, 'POST /pictures/create', { body: formWith({ file }) })).json();
    const { id } = data[0];
    const answer = await send(me, `GET /pictures/${id}`);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect((await answer.bytes()).byteLength).toBe(data[0].byte_size);
    const etag = answer.headers.get('etag') ?? '';
    expect((await send(me, `GET /pictures/${id}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await send(me, `GET /pictures/${id}?size=small`)).headers.get('etag')).not.toBe(etag);
    const other = new File([new Uint8Array(await plainPicture('blue').png().toBuffer())], 'x');
    const again = await send(me, 'PUT /pictures', { body: formWith({ id: String(id), file: other }) });
    expect((await again.json()).data[0].id).toBe(id);
    expect((await send(me, `GET /pictures/${id}`)).headers.get('etag')).not.toBe(etag);
  });

  test('is not found by a stranger, but by a reader of users', async ({ ctx }) => {
    const { id } = await sendPicture(withClaims(ctx), await plainPicture('red').png().toBuffer());
    await expect(send(somebodyElse(ctx), `GET /pictures/${id}`)).rejects.toThrow('not_found');
    await expect(send(withClaims(ctx), 'GET /pictures/none')).rejects.toThrow('not_found');
    await expect(send(ctx, `GET /pictures/${id}`)).rejects.toThrow('not_signed_in');
    const staff = somebodyElse(ctx, 'users.read');
    expect((await send(staff, `GET /pictures/${id}`)).status).toBe(200);
  });

  test('is refused without a session, without a file, and when it is too heavy', async ({ ctx }) => {
    const me = withClaims(ctx);
    const file = new File([new Uint8Array(10_000_001)], 'a.png');
    await expect(send(ctx, 'POST /pictures/create', { body: formWith({ file }) })).rejects.toThrow('not_signed_in');
    await expect(send(me, 'POST /pictures/create', { body: formWith({ file }) })).rejects.toThrow('too_large');
    await expect(send(me, 'POST /pictures/create', { body: formWith({ file: 'x' }) })).rejects.toThrow('invalid_input');
    await expect(send(me, 'POST /pictures/create', { body: 'x' })).rejects.toThrow('invalid_input');
    await expect(send(me, 'PUT /pictures', { body: formWith({ id: 'x' }) })).rejects.toThrow('not_found');
    await sendPicture(me, await plainPicture('red').png().toBuffer());
    await expect(send(me, 'PUT /pictures', { body: formWith({ id: 'x' }) })).rejects.toThrow('invalid_input');
  });
});
