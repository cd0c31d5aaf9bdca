import { createWriteStream, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { runCatalogueImport } from '#api/app/run-catalogue-import.ts';
import { openDatabase } from '#api/shared/database/open-database.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { openFileStore } from '#api/shared/files/file-store.ts';
import { migrate } from '#api/shared/database/migrate.ts';
import { generateCourses } from '#seed/generate-courses.ts';
import { amountRow, timesRow, type Row } from './row.ts';
import { argon2Ms } from './support/yardstick.ts';

const rows = 100_000;

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-bench-import-'));
  const path = join(folder, 'courses.csv');
  await pipeline(Readable.from(csv()), createWriteStream(path));
  const database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  try {
    await migrate(database);
    const ctx = {
      db: database.db,
      actor: { kind: 'system' },
      locale: 'pt-PT',
      now: () => new Date(),
      files: openFileStore(folder),
      config: readConfig({ DATA_DIR: folder }),
      client: { address: '', agent: '' },
    } as const;
    const map = 'title=course,partner=organization,category=area,summary=about';
    const input = { path, map, locale: 'pt', source: 'bench', type: 'online', write: true } as const;
    const memory: number[] = [];
    const startedAt = performance.now();
    const report = await runCatalogueImport(ctx, input, () => memory.push(process.memoryUsage().rss / 1e6));
    const ms = performance.now() - startedAt;
    if (report.added !== rows) throw new Error(`Only ${report.added} rows went in.`);
    return [
      timesRow({
        name: `Import of ${rows} rows, PGlite`,
        ms,
        unitMs: await argon2Ms(),
        unit: 'argon2',
        allowed: 11_000,
        detail: 'CSV',
      }),
      amountRow({
        name: `Import of ${rows} rows, more memory in its second half than in its first`,
        amount: Math.max(0, highest(memory.slice(rows / 2_000)) - highest(memory.slice(0, rows / 2_000))),
        allowed: 50,
        unit: 'MB',
        detail: `${highest(memory).toFixed(0)} MB resident at most, the database in the same process`,
      }),
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function* csv(): Generator<string> {
  yield 'course;organization;area;level;price;hours;about\n';
  for (const { title, partner, category, level, price_minor, workload_hours, summary } of generateCourses(rows)) {
    const price = (price_minor / 100).toFixed(2).replace('.', ',');
    yield `"${title.pt}";${partner};${category};${level};"${price}";${workload_hours};"${summary.pt}"\n`;
  }
}

function highest(amounts: number[]): number {
  return amounts.reduce((most, amount) => Math.max(most, amount), 0);
}
