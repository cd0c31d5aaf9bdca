import { parseRssFeed } from 'feedsmith';
import { SaxesParser } from 'saxes';
import { describe, expect } from 'vitest';
import type { Ctx } from '#api/shared/context.ts';
import { withClaims } from '#api/shared/testing/actors.ts';
import { test, testNow } from '#api/shared/testing/database.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { deletePost } from './delete-post.ts';
import { makePost } from './make.ts';
import { newsRawRoutes } from './raw-routes.ts';

async function get(ctx: Ctx, path: string, params = {}): Promise<Response> {
  const route = newsRawRoutes.find((each) => each.path === path);
  if (!route) throw new Error(`There is no ${path}.`);
  return route.handle(ctx, new Request(`http://mestria.test/api${path}`), params);
}

async function feedOf(ctx: Ctx): Promise<string> {
  return (await get(ctx, '/news/feed.xml')).text();
}

function wellFormed(xml: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

describe('the feed', () => {
  test('is RSS 2.0 that a feed reader can parse', async ({ ctx, queries }) => {
    const { id } = await makePost(ctx);
    await makePost(ctx, { published_at: null });
    const hidden = await makePost(ctx);
    await deletePost(withClaims(ctx, 'news.edit'), hidden);
    queries.length = 0;
    const answer = await get(ctx, '/news/feed.xml');
    expect(queries).toHaveLength(1);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    const xml = await answer.text();
    wellFormed(xml);
    const site = ctx.config.publicUrl;
    const feed = parseRssFeed(xml);
    expect(feed).toMatchObject({
      title: 'Notícias da Mestria',
      link: `${site}/news`,
      description: expect.any(String),
      language: 'pt-PT',
      lastBuildDate: testNow.toUTCString(),
      atom: { links: [{ href: `${site}/news/feed.xml`, rel: 'self', type: 'application/rss+xml' }] },
    });
    expect(feed.items).toHaveLength(1);
    expect(feed.items?.[0]).toMatchObject({
      title: 'Abrem as turmas de janeiro',
      link: `${site}/news/${id}`,
      guid: { value: `${site}/news/${id}`, isPermaLink: true },
      pubDate: testNow.toUTCString(),
      description: 'Luanda, Huambo e Beira.',
      content: { encoded: '<p>As <strong>turmas</strong> de janeiro já estão no calendário.</p>' },
    });
  });

  test('is in the language of the reader, and links to pages in it', async ({ ctx }) => {
    const { id } = await makePost(ctx);
    const feed = parseRssFeed(await feedOf({ ...ctx, locale: 'en-GB' }));
    expect(feed).toMatchObject({ language: 'en-GB', items: [{ title: 'January classes are open' }] });
    expect(feed.items?.[0]?.link).toBe(`${ctx.config.publicUrl}/news/${id}?lang=en-GB`);
  });

  test('is valid RSS without any post', async ({ ctx }) => {
    const xml = await feedOf(ctx);
    wellFormed(xml);
    expect(parseRssFeed(xml)).toMatchObject({ title: 'Notícias da Mestria' });
  });

  test('stays well-formed for any content', async ({ ctx }) => {
    const words = hostileTexts.filter((text) => !text.includes('\0') && text.isWellFormed()).join(' ');
    await makePost(ctx, {
      title: { pt: `${words.slice(0, 250).toWellFormed()} ]]> \u0001` },
      summary: { pt: words.slice(0, 900).toWellFormed() },
    });
    const xml = await feedOf(ctx);
    wellFormed(xml);
    expect(parseRssFeed(xml).items).toHaveLength(1);
  });
});

describe('the cover of a post', () => {
  test('is a drawing that is cacheable forever under its version', async ({ ctx }) => {
    const { id } = await makePost(ctx);
    const rendered = await get(ctx, '/news/:id/cover.svg', { id: String(id) });
    expect(rendered.headers.get('content-type')).toBe('image/svg+xml');
    expect(await rendered.text()).toMatch(/^<svg /);
    expect(rendered.headers.get('cache-control')).toBe('public, max-age=3600');
  });

  test('exists only for a post', async ({ ctx }) => {
    for (const id of ['9999', '0', '-1', 'x', '9'.repeat(40)]) {
      await expect(get(ctx, '/news/:id/cover.svg', { id })).rejects.toThrow('not_found');
    }
  });
});

test('the published posts are listed with the day of their last change, by one query', async ({ ctx, queries }) => {
  const { id } = await makePost(ctx);
  await makePost(ctx, { published_at: null });
  queries.length = 0;
  expect(await (await get(ctx, '/news/published')).json()).toEqual([[id, '2026-11-21']]);
  expect(queries).toHaveLength(1);
});
