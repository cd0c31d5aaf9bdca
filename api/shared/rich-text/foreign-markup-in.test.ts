import { describe, expect, test } from 'vitest';
import { foreignMarkupIn } from './foreign-markup-in.ts';

describe('a text in several languages', () => {
  test('is checked for foreign markup in every language', async () => {
    expect(await foreignMarkupIn({ pt: 'Um.', en: 'One.' })).toBeUndefined();
    expect(await foreignMarkupIn({ pt: 'Um.', en: '<b>One.</b>' })).toBe('html');
  });

  test('is parsed while other requests are answered', async () => {
    const languages = Array.from({ length: 12 }, (_, place) => [`l${place}`, 'One.']);
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    await foreignMarkupIn(Object.fromEntries(languages));
    clearImmediate(turning);
    expect(turns).toBeGreaterThan(6);
  });
});
