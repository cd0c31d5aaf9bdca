import { expect, test } from 'vitest';
import { outcomeFor } from './automatic.ts';

test.each([
  ['900000000', { status: 'accepted', reason: null }],
  ['900003000', { status: 'rejected', reason: '3000' }],
  ['900002001', { status: 'rejected', reason: '2001' }],
  ['923456789', null],
  ['900010000', null],
])('the phone %s answers by itself with %j', (mobile, outcome) => {
  expect(outcomeFor(mobile)).toEqual(outcome);
});
