import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openPageCache } from './cached-pages.ts';
import { unchanged } from './page.ts';

const origins = { contentOrigin: 'http://content.example', apiOrigin: null };
const limits = { mostBytes: 100_000, freshMs: 1_000, staleMs: 10_000, origins };
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
const request = new Request('http://localhost/courses');

function makeSite() {
  const operator = { data: 'one', drawn: 0, offered: [] as (string | undefined)[] };
  const pages = openPageCache(limits);
  const render = async (lastDrawnFrom?: string) => {
    const drawnFrom = operator.data;
    operator.offered.push(lastDrawnFrom);
    if (drawnFrom === lastDrawnFrom) return unchanged;
    operator.drawn += 1;
    return { status: 200, headers, body: Buffer.from(`<p>${drawnFrom}</p>`), style: '', drawnFrom, isSecret: false };
  };
  const read = async () => (await pages.answer(request, '/courses', render)).text();
  return { operator, pages, read };
}

describe('an unchanged page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('is checked and not drawn again when it expires', async () => {
    const { operator, read } = makeSite();
    await read();
    for (let time = 0; time < 2; time += 1) {
      vi.advanceTimersByTime(limits.freshMs + 1);
      await read();
      await vi.waitFor(() => expect(operator.offered).toHaveLength(time + 2));
    }
    expect(await read()).toBe('<p>one</p>');
    expect(operator).toMatchObject({ drawn: 1, offered: [undefined, 'one', 'one'] });
  });

  test('is not drawn again when its path is dropped', async () => {
    const { operator, pages, read } = makeSite();
    await read();
    pages.drop(['/courses']);
    expect(await read()).toBe('<p>one</p>');
    expect(operator).toMatchObject({ drawn: 1, offered: [undefined, 'one'] });
  });

  test('is drawn again when everything is dropped', async () => {
    const { operator, pages, read } = makeSite();
    await read();
    pages.drop(['*']);
    await read();
    expect(operator).toMatchObject({ drawn: 2, offered: [undefined, undefined] });
  });

  test('is drawn again when it was drawn too long ago', async () => {
    const { operator, pages, read } = makeSite();
    await read();
    vi.advanceTimersByTime(limits.staleMs + 1);
    pages.drop(['/courses']);
    await read();
    expect(operator).toMatchObject({ drawn: 2, offered: [undefined, undefined] });
  });
});

test('a page is drawn again when its data has changed', async () => {
  const { operator, pages, read } = makeSite();
  await read();
  operator.data = 'two';
  pages.drop(['/courses']);
  expect(await read()).toBe('<p>two</p>');
});

test('a page that is dropped while it is checked is checked again', async () => {
  const { operator, pages, read } = makeSite();
  await read();
  pages.drop(['/courses']);
  const requesting = read();
  operator.data = 'two';
  pages.drop(['/courses']);
  await requesting;
  expect(await read()).toBe('<p>two</p>');
});
