import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from './processes.ts';
import { timesRow, type Row } from './row.ts';
import { argon2Ms } from './support/yardstick.ts';

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-bench-'));
  const env = { DATA_DIR: folder };
  try {
    await (await startSite(env, 3740)).stop();
    const startedAt = performance.now();
    const site = await startSite(env, 3740);
    const page = await fetch(`${site.url}/courses`);
    await page.text();
    const ms = performance.now() - startedAt;
    await site.stop();
    const name = 'Start on an existing folder, to the first page';
    const detail = 'PGlite, built and seeded before';
    return [timesRow({ name, ms, unitMs: await argon2Ms(), unit: 'argon2', allowed: 280, detail })];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
