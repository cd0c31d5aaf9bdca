import { describe, expect, test } from 'vitest';
import { chromiumOfMachine } from './chromium.ts';

const debian = '/usr/bin/chromium';
const everything = () => true;

describe('the Chromium of the machine', () => {
  test('is used where there is one, at its usual place or where the environment says', () => {
    expect(chromiumOfMachine({}, (path) => path === debian)).toBe(debian);
    expect(chromiumOfMachine({ PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/chromium' }, everything)).toBe(
      '/opt/chromium',
    );
  });

  test('is left aside when the one from npm is asked for', () => {
    const env = { CHROMIUM_FROM_NPM: '1', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: debian };
    expect(chromiumOfMachine(env, everything)).toBeUndefined();
  });

  test('is missed aloud where the environment says a wrong place', () => {
    const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/opt/chromium' };
    expect(() => chromiumOfMachine(env, (path) => path === debian)).toThrow('there is no /opt/chromium');
  });

  test('is none on a bare machine', () => {
    expect(chromiumOfMachine({}, () => false)).toBeUndefined();
  });
});
