import { expect, test } from 'vitest';
import { transportHeaders } from './transport-headers.ts';

test.each([
  [true, 'https://mestria.example', 'max-age=31536000'],
  [true, 'http://mestria.example', undefined],
  [false, 'https://mestria.example', undefined],
])('in production (%s) the origin %s demands HTTPS', (production, origin, value) => {
  expect(transportHeaders({ production }, origin)['strict-transport-security']).toBe(value);
});
