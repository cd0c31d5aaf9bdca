import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCertificate, makePaper } from '../make.ts';
import { shareRoutes } from './share-routes.ts';
import { shareSubject } from './share-subject.ts';

async function get(ctx: Ctx, token: string, { lang = '', headers = {} } = {}): Promise<Response> {
  const address = `http://localhost/api/certificates/${token}/share.png${lang && `?lang=${lang}`}`;
  const [route] = shareRoutes;
  if (!route) throw new Error('There is no such route.');
  return route.handle(ctx, new Request(address, { headers }), { token });
}

describe('the picture of a shared certificate', () => {
  test('is a PNG of 1200 × 630 that is not indexed, and is asked for again each time', async ({ ctx }) => {
    const { token } = await makeCertificate(ctx);
    const answer = await get(ctx, token);
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
    });
    const headers = { 'if-none-match': answer.headers.get('etag') ?? '' };
    expect((await get(ctx, token, { headers })).status).toBe(304);
    expect((await get(ctx, token, { headers, lang: 'en-GB' })).status).toBe(200);
  });

  test('changes when the holder shows the name', async ({ ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    const tag = async () => (await get(ctx, token)).headers.get('etag');
    const masked = await tag();
    await ctx.db.updateTable('certificates').set({ show_name: true }).where('id', '=', id).execute();
    expect(await tag()).not.toBe(masked);
  });

  test.for([
    ['revoked', { status: 'revoked', revoked_reason: 'Fraude' }],
    ['replaced', { status: 'replaced' }],
    ['expired', { valid_until: new Date('2026-11-20T00:00:00Z') }],
  ] as const)('does not exist for one that is %s', async ([, change], { ctx }) => {
    const { id, token } = await makeCertificate(ctx);
    await ctx.db.updateTable('certificates').set(change).where('id', '=', id).execute();
    await expect(get(ctx, token)).rejects.toThrow('not_found');
  });

  test('does not exist for an unknown address, and is not drawn without end', async ({ ctx }) => {
    for (let nth = 0; nth < 60; nth += 1) await expect(get(ctx, 'nobody')).rejects.toThrow('not_found');
    await expect(get(ctx, 'nobody')).rejects.toThrow('too_many_requests');
  });

  test('says course, hours and issuer, and the name alone of what is personal', () => {
    const { type, ...snapshot } = makePaper();
    const shown = shareSubject({ type, snapshot, show_name: true }, 'pt-PT');
    expect(shown).toEqual({
      kind: 'Certificado de conclusão',
      title: 'Segurança e saúde em obra',
      facts: ['Marlene da Graça Capita', '35 horas'],
      issuer: 'Instituto Baía de Luanda',
    });
    const masked = shareSubject({ type, snapshot, show_name: false }, 'en-GB');
    expect(masked).toMatchObject({ title: 'Health and safety on site', facts: ['', '35 hours'] });
    expect(JSON.stringify([shown, masked])).not.toMatch(/004512876|1990|16[.,]5/);
  });
});
