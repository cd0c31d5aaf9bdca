import { describe, expect, test } from 'vitest';
import { faultOfDeclaredName, faultOfName, faultsOfProse } from './banned.ts';

describe('a name', () => {
  test.each(['tellPaid', 'KeptFile', 'was_told', 'ask-letter', 'asHouse', 'mustExist'])(
    '%s has a better word',
    (name) => {
      expect(faultOfName(name)).toContain('say');
    },
  );

  test.each(['emitPaid', 'wishlist', 'keepPreviousData', 'household', 'task', 'sidewalk', 'forgotPassword'])(
    '%s is fine',
    (name) => {
      expect(faultOfName(name)).toBeUndefined();
    },
  );
});

test('a variable or a type is no participle', () => {
  expect(faultOfDeclaredName('Given')).toBe('"Given" is a participle; say input or options.');
  expect(faultOfDeclaredName('givenCourses')).toBeUndefined();
});

describe('a sentence', () => {
  test('uses the standard terms', () => {
    expect(faultsOfProse('Whoever hears it, the house included.')).toEqual([
      '"Whoever" is not a word of ours; say "anyone who".',
      '"the house" is not a word of ours; say "operator" or "site".',
    ]);
    expect(faultsOfProse('Event handlers are idempotent.')).toEqual([]);
  });
});
