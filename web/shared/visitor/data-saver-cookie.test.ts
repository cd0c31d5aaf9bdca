import { describe, expect, test } from 'vitest';
import { chosenIn, saverCookie, wantsLittle } from './data-saver-cookie.ts';

const requesting = (headers: Record<string, string>) => wantsLittle(new Headers(headers));

describe('the data saver is on', () => {
  test('when the browser requests it', () => {
    expect(requesting({ 'save-data': 'on' })).toBe(true);
    expect(requesting({ 'save-data': 'ON ' })).toBe(true);
  });

  test('not by default', () => {
    expect(requesting({})).toBe(false);
    expect(requesting({ 'save-data': 'off' })).toBe(false);
    expect(requesting({ cookie: 'theme=dark' })).toBe(false);
  });

  test('as chosen on the site, whatever the browser requests', () => {
    expect(requesting({ cookie: 'a=b; data-saver=on' })).toBe(true);
    expect(requesting({ 'save-data': 'on', cookie: 'data-saver=off' })).toBe(false);
  });

  test('not by a cookie of another name or another value', () => {
    expect(requesting({ cookie: 'my-data-saver=on' })).toBe(false);
    expect(requesting({ cookie: 'data-saver=only' })).toBe(false);
    expect(requesting({ 'save-data': 'on', cookie: 'data-saver=perhaps' })).toBe(true);
  });
});

test('a stored choice is read back', () => {
  for (const saves of [true, false]) expect(chosenIn(saverCookie(saves, true))).toBe(saves);
  expect(saverCookie(true, true)).toContain('; secure');
  expect(saverCookie(true, false)).not.toContain('secure');
});
