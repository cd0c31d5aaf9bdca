import { describe, expect, test } from 'vitest';
import { openPageCache } from './cached-pages.ts';

const origins = { contentOrigin: 'http://content.example', apiOrigin: null };
const limits = { mostBytes: 100_000, freshMs: 1_000, staleMs: 10_000, origins };
const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
const request = new Request('http://localhost/courses');

function makeSite() {
  const operator = { data: 'one' };
  const pages = openPageCache(limits);
  const render = async () => {
    const body = Buffer.from(`<p>${operator.data}</p>`);
    return { status: 200, headers, body, style: '', isSecret: false };
  };
  const read = async () => (await pages.answer(request, '/courses', render)).text();
  return { operator, pages, read };
}

describe('a page', () => {
  test.each([['/courses'], ['*']])('is drawn again when its data has changed and «%s» is dropped', async (path) => {
    const { operator, pages, read } = makeSite();
    await read();
    operator.data = 'two';
    expect(await read()).toBe('<p>one</p>');
    pages.drop([path]);
    expect(await read()).toBe('<p>two</p>');
  });

  test('that is dropped while it is drawn is drawn again', async () => {
    const { operator, pages, read } = makeSite();
    const requesting = read();
    operator.data = 'two';
    pages.drop(['/courses']);
    await requesting;
    expect(await read()).toBe('<p>two</p>');
  });
});
