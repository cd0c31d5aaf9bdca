import { tmpdir } from 'node:os';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import { sealPath, unsealPaths } from './sealed-path.ts';

const config = readConfig({ DATA_DIR: tmpdir(), APP_SECRET: 'a secret that only the tests know, long enough' });
const other = readConfig({ DATA_DIR: tmpdir(), APP_SECRET: 'another secret that the tests know, long too' });

describe('a sealed path', () => {
  test('opens within a text, and reveals nothing before', () => {
    const text = `Abra: https://site.ao${sealPath(config, '/forms/abc')}\n`;
    expect(text).not.toContain('abc');
    expect(unsealPaths(config, text)).toBe('Abra: https://site.ao/forms/abc\n');
  });

  test('leads to the start page under another secret', () => {
    expect(unsealPaths(other, sealPath(config, '/forms/abc'))).toBe('/');
  });

  test('is the only thing that changes', () => {
    expect(unsealPaths(config, '/profile/sealed and /orders/1')).toBe('/profile/sealed and /orders/1');
  });
});
