import { describe, expect, test } from 'vitest';
import { mayReload } from './forced-reload.ts';

const now = Date.parse('2026-03-02T10:00:00Z');

describe('a forced reload', () => {
  test('is allowed once', () => {
    expect(mayReload(null, now)).toBe(true);
  });

  test('is not repeated within a minute', () => {
    expect(mayReload(String(now - 59_999), now)).toBe(false);
    expect(mayReload(String(now - 60_000), now)).toBe(true);
  });

  test('is not prevented by an unreadable time', () => {
    expect(mayReload('yesterday', now)).toBe(true);
  });
});
