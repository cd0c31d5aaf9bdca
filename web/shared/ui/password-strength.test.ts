import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';

describe('the strength of a password', () => {
  test.each([
    ['', 0],
    ['abc', 1],
    ['12345678', 1],
    ['aaaaaaaaaaaaaaaa', 1],
    ['mestria2026', 1],
    ['Cacimbo-1987', 3],
    ['o comboio do lubango', 4],
  ])('"%s" is %i', (password, strength) => {
    expect(passwordStrength(password, ['mestria'])).toBe(strength);
  });

  test('grows with length', () => {
    expect(passwordStrength('cacimbo')).toBeLessThan(passwordStrength('cacimbo de agosto'));
  });
});
