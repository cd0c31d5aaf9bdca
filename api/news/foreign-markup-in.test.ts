import { describe, expect, test } from 'vitest';
import { foreignMarkupIn } from './foreign-markup-in.ts';

describe('a text in several languages', () => {
  test('has what is not taken in any of them', async () => {
    expect(await foreignMarkupIn({ pt: 'Um.', en: 'One.' })).toBeUndefined();
    expect(await foreignMarkupIn({ pt: 'Um.', en: '<b>One.</b>' })).toBe('html');
  });

  test('is read while others are answered', async () => {
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
