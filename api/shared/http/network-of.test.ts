import { describe, expect, test } from 'vitest';
import { networkOf } from './network-of.ts';

describe('the subject of a rate limit', () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:12:34:aaaa::1', '2001:db8:12:34::/64'],
    ['2001:0DB8:0012:0034:bbbb:cccc:dddd:eeee', '2001:db8:12:34::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['', ''],
    ['unknown', 'unknown'],
  ])('at %j is %j', (address, network) => expect(networkOf(address)).toBe(network));
});
