import { describe, expect } from 'vitest';
import { queryOf } from '#api/shared/database/retrieval.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { coverRoutes } from './cover-routes.ts';
import { makeCategory, makeCourse } from './make.ts';
import { retrieveCategories } from './retrieve-categories.ts';
import { retrieveCourses } from './retrieve-courses.ts';

function get(ctx: Ctx, address: string, headers: Record<string, string> = {}): Promise<Response> {
  const request = new Request(`http://localhost${address}`, { headers });
  for (const { path, handle } of coverRoutes) {
    const result = new URLPattern({ pathname: `/api${path}` }).exec(request.url);
    if (!result) continue;
    const params = Object.entries(result.pathname.groups).map(([name, value]) => [name, value ?? '']);
    return handle(ctx, request, Object.fromEntries(params));
  }
  throw new Error(`No route for ${address}.`);
}

function versionIn(address: string | undefined): string | undefined {
  return address?.split('v=')[1];
}

describe('a drawn cover', () => {
  test('is cacheable forever at the address that the card gives', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { id } }));
    const answer = await get(ctx, results[0]?.cover_url ?? '');
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await answer.text()).toMatch(/^<svg .*<\/svg>$/);
  });

  test('is cacheable for an hour at any other address, and not sent twice', async ({ ctx }) => {
    const { id } = await makeCourse(ctx);
    const address = `/api/courses/${id}/cover.svg`;
    const answer = await get(ctx, `${address}?v=old`);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const again = await get(ctx, address, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  test('of a category is an arch, or a tall arch', async ({ ctx }) => {
    const { id } = await makeCategory(ctx);
    const { results } = await retrieveCategories(ctx, queryOf({ filter: { id } }));
    const address = results[0]?.cover_url ?? '';
    expect(await (await get(ctx, address)).text()).toContain('viewBox="84 0 152 200"');
    expect(await (await get(ctx, `${address}&shape=arcade`)).text()).toContain('viewBox="100 0 120 200"');
  });

  test('is not found for an unknown course or category', async ({ ctx }) => {
    for (const address of [
      '/api/courses/999999/cover.svg',
      '/api/courses/x/cover.svg',
      '/api/categories/x/cover.svg',
    ]) {
      await expect(get(ctx, address)).rejects.toThrow('not_found');
    }
  });

  test('shares a file with others, in two queries, cacheable forever while none has changed', async ({
    ctx,
    queries,
  }) => {
    const { id } = await makeCourse(ctx);
    const category = await makeCategory(ctx, { slug: 'obra' });
    const { results } = await retrieveCourses(ctx, queryOf({ filter: { id } }));
    const { results: categories } = await retrieveCategories(ctx, queryOf({ filter: { id: category.id } }));
    const of = `c.${id}.${versionIn(results[0]?.cover_url)},k.obra.${versionIn(categories[0]?.cover_url)}`;
    queries.length = 0;
    const answer = await get(ctx, `/api/covers.svg?of=${of}`);
    expect(queries).toHaveLength(2);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await answer.text()).match(/<view /g)).toHaveLength(2);
    const old = await get(ctx, `/api/covers.svg?of=${of}x`);
    expect(old.headers.get('cache-control')).toBe('public, max-age=3600');
    await expect(get(ctx, '/api/covers.svg?of=nothing')).rejects.toThrow('not_found');
  });
});
