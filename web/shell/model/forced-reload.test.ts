import { describe, expect, test } from 'vitest';
import { mayReload } from './forced-reload.ts';

const now = Date.parse('2026-03-02T10:00:00Z');

describe('a forced reload', () => {
  test('may be the first one', () => {
    expect(mayReload(null, now)).toBe(true);
  });

  test('does not follow on another within a minute', () => {
    expect(mayReload(String(now - 59_999), now)).toBe(false);
    expect(mayReload(String(now - 60_000), now)).toBe(true);
  });

  test('is not withheld by what nobody can read', () => {
    expect(mayReload('yesterday', now)).toBe(true);
  });
});
