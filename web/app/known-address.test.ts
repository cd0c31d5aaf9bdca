import { expect, test } from 'vitest';
import { addressOfKnown } from './known-address.ts';

const currencies = [{ key: 'aoa' }, { key: 'eur' }];
const site = 'http://mestria.test';

test.each(['/', '/courses?page=2', '/courses?currency=eur', '/?lang=en-GB&currency=aoa', '/courses?search=currency'])(
  '%s is not redirected',
  (path) => {
    expect(addressOfKnown({ url: site + path, currencies })).toBeNull();
  },
);

test.each([
  ['/?currency=zzz', '/'],
  ['/?currency=', '/'],
  ['/?currency=eur&currency=zzz', '/'],
  ['/courses?page=2&currency=EUR&lang=en-GB', '/courses?page=2&lang=en-GB'],
  ['/courses?lang=xx&currency=eur', '/courses?currency=eur'],
  ['//evil.example/?currency=zzz', '/evil.example/'],
  ['/\\\\evil.example?lang=xx', '/evil.example'],
])('%s is redirected to %s', (path, at) => {
  expect(addressOfKnown({ url: site + path, currencies })).toBe(at);
});
