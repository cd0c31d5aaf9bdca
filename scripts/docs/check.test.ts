import { describe, expect, test } from 'vitest';
import { complaintsAbout } from './check.ts';

const site = {
  files: [
    'README.md',
    'api/sales/orders/store.ts',
    'web/routes/classes.$id.index.tsx',
    'web/offer/news/texts/pt.json',
    'docs/a.md',
  ],
  commands: ['check', 'db:reset'],
};

describe('a page', () => {
  test.each([
    ['`api/gone.ts`', 'api/gone.ts'],
    ['`#api/gone.ts`', 'api/gone.ts'],
    ['`gone.ts`', 'gone.ts'],
    ['`api/*/gone.ts`', 'api/*/gone.ts'],
    ['`web/offer/news/texts/{pt,en-GB}.css`', 'web/offer/news/texts/{pt,en-GB}.css'],
    ['[see](gone.md)', 'docs/gone.md'],
    ['![shot](screenshots/home.png)', 'docs/screenshots/home.png'],
  ])('that cites %s is told so', (text, path) => {
    expect(complaints(text)).toEqual([`docs/page.md cites ${path}, which is not there`]);
  });

  test('cites commands that exist', () => {
    expect(complaints('`npm run db:reset`, `npm run gone -- --all`')).toEqual([
      'docs/page.md cites npm run gone, which is not in package.json',
    ]);
  });

  test.each([
    '`api/sales/orders/store.ts`, `api/sales/orders/`, `api`, `store.ts`, `#api/sales/orders/store.ts:12`',
    '`web/routes/classes.$id.index.tsx`, `api/*/*/store.ts`, `web/offer/news/texts/{pt,en-GB}.json`, `api/**/store.ts`',
    '`dist/server/server.js`, `./data`, `node_modules/.bin/node`',
    '`POST /courses`, `/courses/:id`, `application/json`, `contract/<slice>.ts`, `pt-PT`, `DATABASE_URL`',
    '[a](a.md#part), [home](../README.md), [web](https://example.org/gone.md), [part](#part)',
    '```sh\ncat `api/gone.ts`\n```',
  ])('may say %s', (text) => {
    expect(complaints(text)).toEqual([]);
  });
});

function complaints(text: string): string[] {
  return complaintsAbout({ path: 'docs/page.md', text }, site);
}
