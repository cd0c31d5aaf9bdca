import { describe, expect, test } from 'vitest';
import { previewCookie } from '#contract/rules/preview-cookie.ts';
import { closedPage, isClosedTo, unshared } from './closed-site.ts';
import { openPageCache } from './cached-pages.ts';

const origins = { contentOrigin: 'https://content.example', apiOrigin: null };
const isClosed = (path: string, cookie?: string) =>
  isClosedTo(new Request(`https://site.example${path}`, cookie === undefined ? {} : { headers: { cookie } }), path);

describe('a site that is not open yet', () => {
  test.for(['/', '/courses', '/courses/7', '/news', '/adminx'])('is closed to a visitor of %s', (path) => {
    expect(isClosed(path)).toBe(true);
  });

  test.for(['/admin', '/admin/settings', '/login', '/invitation/abc', '/profile/my-courses', '/terms-and-services'])(
    'shows %s',
    (path) => {
      expect(isClosed(path)).toBe(false);
    },
  );

  test('shows every page to those who prepare it', () => {
    const [cookie = ''] = previewCookie.split(';');
    expect(isClosed('/courses', `data-saver=on; ${cookie}`)).toBe(false);
    expect(isClosed('/courses', 'preview=off')).toBe(true);
  });

  test('says when it opens, in both languages', async () => {
    const page = closedPage({ opensOn: '2026-12-01' }, origins);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(html).toContain('Abrimos a 1 de dezembro de 2026');
    expect(html).toContain('We open on 1 December 2026');
    expect(html, 'A browser would ask for an icon that is not named').toContain('<link rel="icon" href="data:,">');
  });

  test('says that it opens soon where no day is set', async () => {
    expect(await closedPage({ opensOn: null }, origins).text()).toContain('Abrimos em breve');
  });

  test('has no page cached, neither here nor elsewhere', async () => {
    const pages = unshared(openPageCache({ mostBytes: 1e6, freshMs: 60_000, staleMs: 60_000, origins }));
    let renders = 0;
    const draw = async () => {
      renders += 1;
      return { status: 200, headers: new Headers(), body: Buffer.from('page'), style: '', isSecret: false };
    };
    const request = new Request('https://site.example/courses');
    await pages.answer(request, '/courses', draw);
    const again = await pages.answer(request, '/courses', draw);
    expect([renders, again.headers.get('cache-control')]).toEqual([2, 'no-store']);
  });
});
