import { expect, test } from 'vitest';
import { readPending } from './pending.ts';

const now = 10_000_000;

test('the course that a guest wanted to save is remembered for an hour', () => {
  expect(readPending(JSON.stringify({ id: 7, at: now - 3_600_000 }), now)).toBe(7);
  expect(readPending(JSON.stringify({ id: 7, at: now - 3_600_001 }), now)).toBeNull();
});

test.each([null, '', 'null', '7', '{}', '{"id":"7","at":1}', '{"id":7}'])('%s is no pending item', (text) => {
  expect(readPending(text, now)).toBeNull();
});
