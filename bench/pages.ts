import { openPostgres } from '#api/shared/database/database.ts';
import { startPostgres } from '#scripts/postgres/start.ts';
import { fillCatalogue } from '#seed/fill-catalogue.ts';
import { loadOn, type Load } from './load.ts';
import { startBare, startSite } from './processes.ts';
import { knownRow, ratioRow, timesRow, type Row } from './row.ts';
import { watchBackends } from './support/backends.ts';
import { makeDatabase } from './support/make-database.ts';

/** Each page with the most that it may cost past the cache, including the database, in multiples of bare node:http. */
const pages = [
  { path: '/', links: /href="\/courses\/\d+/g },
  { path: '/courses', links: /href="\/courses\/\d+/g, least: 24, allowed: 200 },
  { path: '/courses/1', links: /href="\/partners\/\d+/g },
  { path: '/partners/1', links: /href="\/courses\/\d+/g },
  { path: '/news/1', links: /href="\/news/g },
  { path: '/classes', links: /href="\/courses\/\d+/g },
];
/** A known parameter, which these pages do not read: an unknown one is dropped, and the page comes from the cache. */
const longParameter = `confirm=${'x'.repeat(400)}`;
/** A page that is rendered costs more than this many answers of bare node:http, and one from the cache less. */
const leastOfRendered = 10;
const courses = 1_000;
const seconds = 3;
const rounds = 5;
/** As sent by Chrome on a phone. */
const encoding = { 'accept-encoding': 'gzip, deflate, br, zstd' };
const dropped = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Guest pages from the cache and past it, compared with a bare node:http server of the same bytes; on PostgreSQL. */
export async function run(): Promise<Row[]> {
  const postgres = await startPostgres();
  const url = await makeDatabase(postgres.url, 'bench_pages');
  const site = await startSite({ DATABASE_URL: url });
  try {
    await fill(url);
    const rows: Row[] = [];
    for (const page of pages) rows.push(...(await measure(page, site, url)));
    return rows;
  } finally {
    await site.stop();
    await postgres.stop();
  }
}

type Page = { path: string; links: RegExp; least?: number; allowed?: number };
type Pair = { ours: Load; bare: Load };
type Site = Awaited<ReturnType<typeof startSite>>;

async function fill(url: string): Promise<void> {
  const database = await openPostgres(url);
  await fillCatalogue(database.db, courses);
  await database.close();
}

async function measure({ path, links, least = 1, allowed }: Page, site: Site, databaseUrl: string): Promise<Row[]> {
  await requireLinks(`${site.url}${path}`, { links, least });
  await requireLinks(`${site.url}${path}?${longParameter}`, { links, least });
  // fetch would decompress the bytes, but the bare server must send the same ones as the site.
  const { body, headers } = await rawAnswer(site.url + path);
  const bare = await startBare(body, headers);
  try {
    const ours = { url: site.url + path, pid: site.pid, seconds, headers: encoding };
    const plain = { url: bare.url, pid: bare.pid, seconds, headers: encoding };
    await loadOn({ ...ours, seconds: 2 });
    await loadOn({ ...plain, seconds: 2 });
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await loadOn(ours), bare: await loadOn(plain) });
    const bareCpuMs = median(pairs.map((pair) => pair.bare.cpuMsPerRequest));
    const past = await pastCache(site, path, databaseUrl);
    if (past.ownCpuMs < leastOfRendered * bareCpuMs) throw new Error(`${path} came from the cache.`);
    return [...fromCache(path, pairs), rowOf({ path, allowed, past, bareCpuMs })];
  } finally {
    await bare.stop();
  }
}

function fromCache(path: string, pairs: Pair[]): Row[] {
  // Each pair is measured at the same time, so that other work on the machine affects both.
  const cpu = median(pairs.map(({ ours, bare }) => ours.cpuMsPerRequest / bare.cpuMsPerRequest));
  const p99 = median(pairs.map(({ ours, bare }) => ours.p99Ms / Math.max(1, bare.p99Ms)));
  const [perSecond, bare] = [
    median(pairs.map((pair) => pair.ours.perSecond)),
    median(pairs.map((pair) => pair.bare.perSecond)),
  ];
  return [
    ratioRow({
      name: `${path} from the cache, CPU against bare node:http`,
      ratio: cpu,
      allowed: 1.33,
      detail: `${Math.round(perSecond)} requests a second against ${Math.round(bare)}`,
    }),
    ratioRow({
      name: `${path} from the cache, p99 against bare node:http`,
      ratio: p99,
      allowed: 3,
      detail: `${median(pairs.map((pair) => pair.ours.p99Ms))} ms`,
    }),
  ];
}

type Past = { cpuMs: number; ownCpuMs: number; perSecond: number };

/** Addresses that are too long for the cache are rendered for each request. */
async function pastCache(site: Site, path: string, databaseUrl: string): Promise<Past> {
  const aim = { pid: site.pid, connections: 2, headers: encoding };
  const url = `${site.url}${path}?${longParameter}`;
  await loadOn({ ...aim, url, seconds: 4 });
  const spentByDatabase = await watchBackends(databaseUrl);
  const { cpuMsPerRequest, perSecond } = await loadOn({ ...aim, url, seconds: 2 * seconds });
  const ofDatabase = spentByDatabase() / (perSecond * 2 * seconds);
  return { cpuMs: cpuMsPerRequest + ofDatabase, ownCpuMs: cpuMsPerRequest, perSecond };
}

type Measured = { path: string; allowed: number | undefined; past: Past; bareCpuMs: number };

function rowOf({ path, allowed, past, bareCpuMs }: Measured): Row {
  const name = `${path} past the cache, CPU with its database`;
  const times = Math.round(past.cpuMs / bareCpuMs);
  const speed = `${Math.round(past.perSecond)} requests a second, ${times} × bare node:http`;
  const detail = `${courses} courses; ${past.ownCpuMs.toFixed(1)} ms of it in Node; ${speed}`;
  if (allowed === undefined) return knownRow({ name, amount: past.cpuMs, unit: 'ms', detail });
  return timesRow({ name, ms: past.cpuMs, unitMs: bareCpuMs, unit: 'bare node:http', allowed, detail });
}

/** The page is the one that the row names, and not an empty or failed one. */
async function requireLinks(url: string, { links, least }: { links: RegExp; least: number }): Promise<void> {
  const html = await (await fetch(url)).text();
  const different = new Set(html.match(links)).size;
  if (different < least) throw new Error(`${url} has ${different} of at least ${least} links.`);
}

async function rawAnswer(url: string): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: encoding }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const stored = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
        const headers = Object.fromEntries(stored.map(([name, value]) => [name, String(value)]));
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).on('error', reject);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
