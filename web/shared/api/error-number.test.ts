import { expect, test } from 'vitest';
import { errorIn } from './api-error.ts';
import { numberOf } from './error-number.ts';

test('an error in the server log has a number, both by HTTP and in a rendered page', () => {
  const sentence = { message: 'Something went wrong.', code: 'unexpected_error' };
  const body = { status: 'error', message: sentence.message, errors: [sentence], request_id: '0a1b2c3d' };
  expect(numberOf(errorIn(500, body))).toBe('0a1b2c3d');
  expect(numberOf(new Error('unexpected_error 0a1b2c3d'))).toBe('0a1b2c3d');
});

test('an error of the browser has no number', () => {
  expect(numberOf(new TypeError('x is undefined'))).toBeUndefined();
  expect(numberOf(errorIn(409, { status: 'error', message: 'No.', errors: [] }))).toBeUndefined();
  expect(numberOf(null)).toBeUndefined();
});
