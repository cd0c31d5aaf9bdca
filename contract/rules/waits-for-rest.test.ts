import { describe, expect, test } from 'vitest';
import { waitsForTheRest } from './waits-for-rest.ts';

describe('a final content', () => {
  const final = { type: 'final', is_mandatory: true, status: 'not_started' } as const;
  const text = { ...final, type: 'text' } as const;

  test('waits for the rest', () => {
    expect(waitsForTheRest(final, [text, final])).toBe(true);
    expect(waitsForTheRest(text, [text, final])).toBe(false);
  });

  test('opens when the mandatory rest is done', () => {
    const extra = { ...text, is_mandatory: false };
    expect(waitsForTheRest(final, [{ ...text, status: 'done' as const }, extra, final])).toBe(false);
  });

  test('stays open once it is done itself', () => {
    const closed = { ...final, status: 'done' } as const;
    expect(waitsForTheRest(closed, [text, closed])).toBe(false);
  });
});
