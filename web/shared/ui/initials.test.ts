import { describe, expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

describe('the initials of a name', () => {
  test.each([
    ['Marlene Capita', 'MC'],
    ['Ana Maria dos Santos', 'AS'],
    ['  élvio ', 'É'],
    ['', ''],
  ])('«%s» are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
