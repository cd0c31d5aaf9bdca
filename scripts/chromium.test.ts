import { describe, expect, test } from 'vitest';
import { chromiumOfMachine } from './chromium.ts';

const debian = '/usr/bin/chromium';
const everything = () => true;

describe('the Chromium of the machine', () => {
  test('is used if it is at its usual path or at the one in the environment', () => {
    expect(chromiumOfMachine({}, (path) => path === debian)).toBe(debian);
    expect(chromiumOfMachine({ PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/chromium' }, everything)).toBe(
      '/opt/chromium',
    );
  });

  test('is not used when the one from npm is requested', () => {
    const env = { CHROMIUM_FROM_NPM: '1', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: debian };
    expect(chromiumOfMachine(env, everything)).toBeUndefined();
  });

  test('throws for a wrong path in the environment', () => {
    const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/chromium' };
    expect(() => chromiumOfMachine(env, (path) => path === debian)).toThrow('there is no /opt/chromium');
  });

  test('is absent on a bare machine', () => {
    expect(chromiumOfMachine({}, () => false)).toBeUndefined();
  });
});
