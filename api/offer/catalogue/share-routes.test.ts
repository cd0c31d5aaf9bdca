import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { makeCourse } from './make.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { shareRoutes } from './share-routes.ts';

async function get(ctx: Ctx, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost${address}`, { headers });
  const [, id = ''] = /courses\/([^/]*)/.exec(address) ?? [];
  const [route] = shareRoutes;
  if (!route) throw new Error('There is no such route.');
  return route.handle(ctx, request, { id });
}

describe('the picture of a shared course', () => {
  test('is a PNG of 1200 × 630, cacheable forever at the address that its course gives', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { title: { pt: '</svg><script>', 'en-GB': 'Safety' } });
    const { results } = await retrieveCourse(ctx, queryOf({ filter: { id, currency_id: 1 } }));
    const address = results[0]?.share_image_url ?? '';
    const answer = await get(ctx, address);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({
      format: 'png',
      width: 1200,
      height: 630,
    });
    const again = await get(ctx, `/api/courses/${id}/share.png`, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('differs in English', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { title: { pt: 'Segurança', 'en-GB': 'Safety' } });
    const query = queryOf({ filter: { id, currency_id: 1 } });
    const [there] = (await retrieveCourse({ ...ctx, locale: 'en-GB' }, query)).results;
    const [here] = (await retrieveCourse(ctx, query)).results;
    expect(there?.share_image_url).toContain('lang=en-GB');
    expect(there?.share_image_url.split('v=')[1]).not.toBe(here?.share_image_url.split('v=')[1]);
  });

  test('is not found for a course that nobody can read', async ({ ctx }) => {
    const { id } = await makeCourse(ctx, { is_published: false });
    for (const name of [id, 0, 'x', '99999999999999999999']) {
      await expect(get(ctx, `/api/courses/${name}/share.png`)).rejects.toThrow('not_found');
    }
  });
});
