import { describe, expect, test } from 'vitest';
import { addressOf, exists } from './targets.ts';

const pages = { '/': {}, '/courses': {} };

describe('a named target', () => {
  test('leads to its page', () => {
    expect(addressOf('Courses', pages)).toBe('/courses');
    expect(exists('Courses', pages)).toBe(true);
  });

  test('falls back to Home when there is no such page', () => {
    expect(addressOf('Wishlist', pages)).toBe('/');
    expect(exists('Wishlist', pages)).toBe(false);
  });
});
