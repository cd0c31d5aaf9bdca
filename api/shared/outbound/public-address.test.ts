import { describe, expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

const closed = [
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::a00:1',
  '2001:db8::1',
  '2002:a00:1::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'ff02::1',
  'localhost',
  '',
];

const open = ['1.1.1.1', '41.63.1.2', '172.32.0.1', '192.167.255.255', '2606:4700::1111', '2a00:1450:4003::200e'];

describe('an address of the internet', () => {
  test.for(closed)('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));
  test.for(open)('is %s', (address) => expect(isPublicAddress(address)).toBe(true));
});
