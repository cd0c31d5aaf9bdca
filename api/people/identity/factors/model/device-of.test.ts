import { describe, expect, test } from 'vitest';
import { deviceOf, regionOf } from './device-of.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; SM-A145R) AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a device description', () => {
  test.each([
    [`${android} Chrome/143.0.0.0 Mobile Safari/537.36`, 'phone', 'Chrome', 'Android'],
    [`${android} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`, 'phone', 'Samsung Internet', 'Android'],
    [`${android} Chrome/143.0.0.0 Safari/537.36`, 'tablet', 'Chrome', 'Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0 Safari/537.36 Edg/143.0',
      'computer',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:146.0) Gecko/20100101 Firefox/146.0',
      'computer',
      'Firefox',
      'Windows',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1 Version/26.0 Mobile/15E148 Safari/604.1',
      'phone',
      'Safari',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/26.0 Safari/605.1',
      'computer',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/153.0 Safari/537.36',
      'computer',
      'Chrome',
      'Linux',
    ],
    ['curl/8.9', 'other', null, null],
    ['', 'other', null, null],
  ])('%s', (agent, ...expected) => {
    const { device, browser, system } = deviceOf(agent ?? '');
    expect([device, browser, system]).toEqual(expected);
  });

  test('has the same region when only the last part of the address changes', () => {
    expect(regionOf('105.168.4.7')).toBe('105.168');
    expect(regionOf('2c0f:f888:0:0::/64')).toBe('2c0f:f888');
    expect(regionOf('')).toBe('');
  });
});
