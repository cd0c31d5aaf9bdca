import { describe, expect, test } from 'vitest';
import { chosenIn, saverCookie, wantsLittle } from './data-saver-cookie.ts';

const asking = (headers: Record<string, string>) => wantsLittle(new Headers(headers));

describe('who asks for a page wants little data', () => {
  test('when the browser says so', () => {
    expect(asking({ 'save-data': 'on' })).toBe(true);
    expect(asking({ 'save-data': 'ON ' })).toBe(true);
  });

  test('not when nobody says so', () => {
    expect(asking({})).toBe(false);
    expect(asking({ 'save-data': 'off' })).toBe(false);
    expect(asking({ cookie: 'theme=dark' })).toBe(false);
  });

  test('as chosen on the site, whatever the browser says', () => {
    expect(asking({ cookie: 'a=b; data-saver=on' })).toBe(true);
    expect(asking({ 'save-data': 'on', cookie: 'data-saver=off' })).toBe(false);
  });

  test('not by a cookie of another name or another value', () => {
    expect(asking({ cookie: 'my-data-saver=on' })).toBe(false);
    expect(asking({ cookie: 'data-saver=only' })).toBe(false);
    expect(asking({ 'save-data': 'on', cookie: 'data-saver=perhaps' })).toBe(true);
  });
});

test('a choice that is kept is read again', () => {
  for (const saves of [true, false]) expect(chosenIn(saverCookie(saves, true))).toBe(saves);
  expect(saverCookie(true, true)).toContain('; secure');
  expect(saverCookie(true, false)).not.toContain('secure');
});
