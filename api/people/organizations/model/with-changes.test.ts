import { expect, test } from 'vitest';
import { withChanges } from './with-changes.ts';

test('a change leaves alone what it does not mention, and clears what it empties', () => {
  const stored: { a: string; b: string; c: string | null } = { a: '1', b: '2', c: '3' };
  expect(withChanges(stored, { a: undefined, b: '', c: null })).toEqual({ a: '1', b: '', c: null });
});
