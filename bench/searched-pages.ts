import { openPostgres } from '#api/shared/database/database.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { fillCatalogue } from '#seed/fill-catalogue.ts';
import { cpuMsOf } from './load.ts';
import { startSite } from './processes.ts';
import { timesRow, type Row } from './row.ts';
import { watchBackends } from './support/backends.ts';
import { makeDatabase } from './support/make-database.ts';
import { newSearches } from './support/new-searches.ts';
import { readSearched } from './support/searched-pages.ts';
import { argon2Ms } from './support/yardstick.ts';

const courses = 1_000;
const pages = 300;
const warmUps = 200;

/** The page of a search that nobody has made before, as the server renders it; on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const url = await makeDatabase(postgres.url, 'bench_searched_pages');
  const site = await startSite({ DATABASE_URL: url });
  try {
    const database = await openPostgres(url);
    await fillCatalogue(database.db, courses);
    await database.close();
    const { cpuMs, ownCpuMs } = await costOfPages({ site, databaseUrl: url });
    return [
      timesRow({
        name: 'Page of a search for new words, CPU with its database',
        ms: cpuMs,
        unitMs: await argon2Ms(),
        unit: 'argon2',
        allowed: 2,
        detail: `${courses} courses, ${pages} pages; ${ownCpuMs.toFixed(1)} ms of it in Node`,
      }),
    ];
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

type Aim = { site: { url: string; pid: number }; databaseUrl: string };

async function costOfPages({ site, databaseUrl }: Aim): Promise<{ cpuMs: number; ownCpuMs: number }> {
  const searches = newSearches(courses);
  for (let page = 0; page < warmUps; page += 1) await readSearched(site.url, next(searches));
  const spentByDatabase = await watchBackends(databaseUrl);
  const before = cpuMsOf(site.pid);
  for (let page = 0; page < pages; page += 1) await readSearched(site.url, next(searches));
  const own = cpuMsOf(site.pid) - before;
  return { cpuMs: (own + spentByDatabase()) / pages, ownCpuMs: own / pages };
}

function next(searches: Generator<string, never>): string {
  return searches.next().value;
}
