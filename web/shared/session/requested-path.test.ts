import { expect, test } from 'vitest';
import { requestedPath } from './requested-path.ts';

test.each([
  ['https://mestria.example/profile/my-account?x=1&y=a%2Fb#sec', '/profile/my-account#sec'],
  [
    'https://mestria.example/profile/my-orders-history?utm=a&status=paid&page=2',
    '/profile/my-orders-history?page=2&status=paid',
  ],
  ['https://mestria.example/profile/my-courses?search=a%20b&z', '/profile/my-courses?search=a+b'],
])('%s keeps its whole query', (address, routed) => {
  const { pathname, search, hash } = new URL(address);
  expect(requestedPath(routed, { pathname, search, hash } as Location)).toBe(pathname + search + hash);
});

test('on the way from another page the address is still that of the other page', () => {
  const shown = { pathname: '/courses', search: '?x=1', hash: '' } as Location;
  expect(requestedPath('/profile/my-courses', shown)).toBe('/profile/my-courses');
});
