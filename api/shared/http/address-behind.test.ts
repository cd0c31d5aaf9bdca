import { describe, expect, test } from 'vitest';
import { addressBehind, proxiesOf, type Proxies } from './address-behind.ts';

const none = proxies();
const ours = proxies('10.0.0.0/8', '2001:db8::1', '192.0.2.9');

describe('the address of a visitor', () => {
  test('is that of the peer when no proxy is trusted', () => {
    expect(addressBehind('203.0.113.7', '198.51.100.1', none)).toBe('203.0.113.7');
    expect(addressBehind('203.0.113.7', '198.51.100.1', ours)).toBe('203.0.113.7');
    expect(addressBehind('::ffff:203.0.113.7', null, none)).toBe('203.0.113.7');
    expect(addressBehind('fe80::1%eth0', null, ours)).toBe('fe80::1');
    expect(addressBehind('', '203.0.113.7', ours)).toBe('');
  });

  test.each([
    ['10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['::ffff:10.1.2.3', '203.0.113.7', '203.0.113.7'],
    ['2001:db8::1', '2001:db8:5::7', '2001:db8:5::7'],
    ['10.1.2.3', '203.0.113.7:51123', '203.0.113.7'],
    ['10.1.2.3', '[2001:db8:5::7]:443', '2001:db8:5::7'],
    ['10.1.2.3', '203.0.113.7, 192.0.2.9', '203.0.113.7'],
  ])('behind the trusted proxy %s with %s is %s', (peer, forwarded, address) => {
    expect(addressBehind(peer, forwarded, ours)).toBe(address);
  });

  test('ignores entries that the visitor forged', () => {
    expect(addressBehind('10.1.2.3', '127.0.0.1, 198.51.100.1, 203.0.113.7', ours)).toBe('203.0.113.7');
  });

  test.each([null, '', 'unknown', '203.0.113.7, nonsense'])(
    'is that of the proxy when it sends only %j',
    (forwarded) => {
      expect(addressBehind('10.1.2.3', forwarded, ours)).toBe('10.1.2.3');
    },
  );
});

test.each(['10.0.0.0/33', '10.0.0/8', 'proxy.example', '10.0.0.1/8/8', '2001:db8::/129', ''])(
  '%j names no proxy',
  (entry) => expect(proxiesOf([entry])).toBeNull(),
);

function proxies(...list: string[]): Proxies {
  const match = proxiesOf(list);
  if (!match) throw new Error('One of them is no proxy.');
  return match;
}
