import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedHouse } from './seed-house.ts';

let house = '';

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'mestria-seed-'));
  vi.stubEnv('DATA_DIR', house);
  vi.stubEnv('DATABASE_URL', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(house, { recursive: true, force: true });
});

test('a house is furnished once, and whoever asks again is told why not', async () => {
  const startedAt = performance.now();
  expect(await seedHouse({ ifEmpty: true })).toBe('seeded');
  console.warn(`The seed took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  expect(readFileSync(join(house, 'demo-sign-ins.txt'), 'utf8')).toMatch(/student +marlene@mestria\.example/);

  expect(await seedHouse({ ifEmpty: true })).toBe('left alone');
  await expect(seedHouse()).rejects.toThrow('db:reset');
  rmSync(join(house, 'seeded-folder'));
  await expect(seedHouse()).rejects.toThrow('There are courses in this database already.');
  expect(existsSync(join(house, 'seeded-folder'))).toBe(true);
}, 180_000);

test('production, and a front office alone, get no demo data', async () => {
  vi.stubEnv('API_URL', 'https://api.mestria.example');
  await expect(seedHouse()).rejects.toThrow('API_URL');
  expect(await seedHouse({ ifEmpty: true })).toBe('left alone');
  expect(existsSync(join(house, 'database'))).toBe(false);

  vi.stubEnv('API_URL', '');
  vi.stubEnv('MESTRIA_MODE', 'production');
  await expect(seedHouse()).rejects.toThrow('DATABASE_URL: must be set in production');
});
