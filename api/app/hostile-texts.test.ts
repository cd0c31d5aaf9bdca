import { afterEach, beforeEach, describe, expect, vi, type MockInstance } from 'vitest';
import { z } from 'zod';
import { makeGraduate } from '#api/areas/reviews/make.ts';
import { answerApi } from '#api/shared/http/http.ts';
import type { Ctx } from '#api/shared/context.ts';
import { test } from '#api/shared/testing/database.ts';
import { hostileTexts } from '#fixtures/hostile-texts.ts';
import { rawRoutes, routes } from './routes.ts';

const own = [
  '\uD800 alone',
  'x\uDC00',
  '\u0000',
  '\u202Eright to left\u202C',
  '\u0007\u001B[31m',
  "'; drop table courses; --",
  'a:* & !b | (c <-> d',
  '<script>alert(1)</script>',
  '{{constructor}} ${x} %s',
  'ã'.repeat(10_000),
];

// Twenty in one text; tests of the slices search for each alone.
const groups = Array.from({ length: Math.ceil(hostileTexts.length / 20) }, (_, place) =>
  hostileTexts.slice(place * 20, place * 20 + 20).join(' '),
);
const texts = [...own, ...groups];

type Answer = { status: number; text: string };
type Send = (method: 'POST' | 'PUT', path: string, body: object) => Promise<Answer>;

/** Calls the API as an editor of everything. */
function sender({ db, config, files, now, actor }: Ctx): Send {
  const answer = answerApi({ routes, rawRoutes, world: { db, config, files, now }, identify: async () => actor });
  return async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: 'Bearer x' };
    const sent = { method, headers, body: JSON.stringify(body) };
    const response = await answer(new Request(`http://localhost/api${path}`, sent));
    return { status: response.status, text: await response.text() };
  };
}

function asEditor(ctx: Ctx): Ctx {
  const claims = ['catalogue.edit', 'news.edit', 'reviews.hide', 'reviews.reply'];
  return ctx.actor.kind === 'user' ? { ...ctx, actor: { ...ctx.actor, claims } } : ctx;
}

const idIn = z.object({ data: z.tuple([z.object({ id: z.int() })]) });

/** Null when the call was refused. */
async function made(send: Send, path: string, item: object): Promise<number | null> {
  const { status, text } = await send('POST', `${path}/create`, { data: [item] });
  expect([200, 400], `${path}: ${text.slice(0, 200)}`).toContain(status);
  return status === 200 ? idIn.parse(JSON.parse(text)).data[0].id : null;
}

async function expectAnswer(send: Send, path: string, body: object): Promise<void> {
  const { status, text } = await send('POST', path, body);
  expect([200, 400], `${path}: ${text.slice(0, 200)}`).toContain(status);
}

describe('hostile texts', () => {
  let log: MockInstance;
  beforeEach(() => {
    log = vi.spyOn(console, 'error');
  });
  afterEach(() => log.mockRestore());

  test('are stored unchanged or refused in every field of the catalogue', async ({ ctx }) => {
    const send = sender(asEditor((await makeGraduate(ctx)).ctx));
    let stored = 0;
    for (const [place, text] of texts.entries()) {
      const entry = { pt: text, [text.slice(0, 35)]: text };
      const category_id = await made(send, '/categories', { slug: `c-${place}`, name: entry, cover_key: 'gestao' });
      const about = { about: entry, licence: text.slice(0, 200), city: text.slice(0, 100) };
      const partner_id = await made(send, '/partners', { slug: `p-${place}`, name: text.slice(0, 200), ...about });
      const more = { outcomes: [entry], requirements: entry, questions: [{ question: entry, answer: entry }] };
      const id = await made(send, '/courses', {
        ...more,
        type: 'online',
        title: entry,
        summary: entry,
        description: entry,
        category_id,
        partner_id,
      });
      if (id === null) continue;
      stored += 1;
      const { text: detail } = await send('POST', '/courses/detail', { filter: { id } });
      expect(JSON.parse(detail).results[0].title).toBe(text.toWellFormed());
    }
    expect(stored).toBeGreaterThan(own.length / 2);
    for (const path of ['/courses', '/courses/choices', '/partners', '/categories']) await expectAnswer(send, path, {});
    expect(log).not.toHaveBeenCalled();
  }, 120_000);

  test('are accepted by every search', async ({ ctx }) => {
    const send = sender(ctx);
    for (const search of texts) {
      for (const path of [
        '/courses',
        '/courses/choices',
        '/courses/suggestions',
        '/courses/spelling',
        '/partners',
        '/news',
      ])
        await expectAnswer(send, path, { filter: { search } });
      // An error of the database would end the transaction of the test.
      const plain = search.replaceAll('\0', '');
      await expectAnswer(send, '/courses', { filter: { city: plain.slice(0, 100), language: plain.slice(0, 20) } });
    }
    expect(log).not.toHaveBeenCalled();
  }, 120_000);

  test('are stored unchanged or refused in news and reviews', async ({ ctx }) => {
    const graduate = await makeGraduate(ctx);
    const send = sender(asEditor(graduate.ctx));
    const { course_id } = graduate;
    const review = { course_id, rating: 3 };
    const id = await made(send, '/reviews', { ...review, text: 'Bom.' });
    for (const text of texts) {
      const entry = { pt: text };
      await made(send, '/news', { title: entry, summary: entry, body: entry, author: text.slice(0, 120) });
      for (const call of ['', '/reply']) {
        const words = call === '' ? { id, rating: 3, text } : { id, text };
        const { status } = await send('PUT', `/reviews${call}`, { data: [words] });
        expect([200, 400], `${call}: ${text.slice(0, 80)}`).toContain(status);
      }
    }
    await expectAnswer(send, '/news', { page: { number: 1, size: 100 } });
    await expectAnswer(send, '/reviews', { filter: { course_id } });
    expect(log).not.toHaveBeenCalled();
  }, 120_000);

  test.for([
    ['/courses', { filter: { id: -1 } }],
    ['/courses', { filter: { id: 'x' } }],
    ['/courses', { filter: { price_minor: { gte: 9, lte: 1 } } }],
    ['/courses', { filter: { price_minor: { gte: 1e99 } } }],
    ['/courses', { filter: { category_id: Array.from({ length: 101 }, (_, id) => id + 1) } }],
    ['/courses', { filter: { starts_within: '9999-99-99' } }],
    ['/courses', { filter: { starts_within: 'week', city: '\u0000' }, sort: [{ field: 'start', order: 'desc' }] }],
    ['/courses', { page: { number: 100_000, size: 100 }, sort: [{ field: 'start', order: 'asc' }] }],
    ['/courses', { page: { number: 0 } }],
    ['/courses', { filter: { search: 'a' }, page: { number: 99_999 } }],
    ['/courses/choices', { filter: { has_seats: true, city: '', currency_id: 999_999 } }],
  ] as const)('%s answers or refuses %o', async ([path, body], { ctx }) => {
    await expectAnswer(sender(ctx), path, body);
    expect(log).not.toHaveBeenCalled();
  });

  test.for([-1, 0, 1.5, 'x', null, 2 ** 53, 999_999])('a course with the id %o is not found', async (id, { ctx }) => {
    const { status, text } = await sender(ctx)('POST', '/courses/detail', { filter: { id } });
    expect([400, 404]).toContain(status);
    expect(JSON.parse(text).message).toMatch(/\.$/);
  });
});
