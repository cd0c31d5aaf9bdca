import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { seedSite } from './seed-site.ts';

let operator = '';

beforeEach(() => {
  operator = mkdtempSync(join(tmpdir(), 'mestria-seed-'));
  vi.stubEnv('DATA_DIR', operator);
  vi.stubEnv('DATABASE_URL', '');
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(operator, { recursive: true, force: true });
});

test('a site is seeded once, and a second attempt explains why not', async () => {
  const startedAt = performance.now();
  expect(await seedSite({ ifEmpty: true })).toBe('seeded');
  console.warn(`The seed took ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  expect(readFileSync(join(operator, 'demo-sign-ins.txt'), 'utf8')).toMatch(/student +marlene@mestria\.example/);

  expect(await seedSite({ ifEmpty: true })).toBe('left alone');
  await expect(seedSite()).rejects.toThrow('db:reset');
  rmSync(join(operator, 'seeded-folder'));
  await expect(seedSite()).rejects.toThrow('There are courses in this database already.');
  expect(existsSync(join(operator, 'seeded-folder'))).toBe(true);
}, 180_000);

test('production and a separate front office get no demo data', async () => {
  vi.stubEnv('API_URL', 'https://api.mestria.example');
  await expect(seedSite()).rejects.toThrow('API_URL');
  expect(await seedSite({ ifEmpty: true })).toBe('left alone');
  expect(existsSync(join(operator, 'database'))).toBe(false);

  vi.stubEnv('API_URL', '');
  vi.stubEnv('MESTRIA_MODE', 'production');
  await expect(seedSite()).rejects.toThrow('DATABASE_URL: must be set in production');
});
