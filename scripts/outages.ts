import { execSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { startPostgres, type Postgres } from '#scripts/postgres/start.ts';
import { startSite } from '../bench/processes.ts';

// Usage: node scripts/outages.ts [--rounds 10] [--port 3700] [--check "COMMAND"]
// Stops PostgreSQL under a loaded server, or cuts its connections, in turns, and counts the answers of the server.
// After each round the command can check the database, whose address is in DATABASE_URL.

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    port: { type: 'string', default: '3700' },
    check: { type: 'string' },
  },
});
const rounds = Math.min(100, Number(values.rounds));
const readers = 8;
const loadMs = 1_500;
const awayMs = 2_000;
const backWithinMs = 60_000;

type Counts = Record<string, number>;
type Tally = { api: Counts; pages: Counts; unanswered: Counts };
type Load = { url: string; isOver: () => boolean; tally: () => Tally };

const postgres = await startPostgres();
const site = await startSite({ DATABASE_URL: postgres.url }, Number(values.port));
const environment = { MESTRIA_MODE: 'demo', DATABASE_URL: postgres.url, DATA_DIR: site.dataDir };
try {
  await untilReady(site.url);
  const load = openLoad(site.url);
  const token = await signIn(site.url);
  const running = Array.from({ length: readers }, (_, reader) => (reader % 2 ? callApi(load, token) : readPages(load)));
  console.log('| round | what went | server | ready again after | API | pages | no answer |');
  console.log('| --- | --- | --- | --- | --- | --- | --- |');
  let survived = 0;
  for (let round = 1; round <= rounds && isAlive(); round += 1) {
    const row = await playRound(round, load);
    if (isAlive()) survived += 1;
    console.log(row);
    if (values.check) execSync(values.check, { stdio: 'inherit', env: { ...process.env, ...environment } });
  }
  load.end();
  await Promise.all(running);
  console.log(`\nSurvived ${survived} of ${rounds}.`);
  if (survived < rounds) process.exitCode = 1;
} finally {
  if (isAlive()) await site.stop();
  await postgres.stop();
}

async function playRound(round: number, load: ReturnType<typeof openLoad>): Promise<string> {
  const isWhole = round % 2 === 1;
  load.begin();
  await wait(loadMs);
  await (isWhole ? crashFor(postgres) : cutConnections(postgres));
  const startedAt = performance.now();
  const isBack = await untilReady(site.url);
  const readyMs = Math.round(performance.now() - startedAt);
  await wait(loadMs);
  const { api, pages, unanswered } = load.tally();
  const cells = [
    round,
    isWhole ? 'the server, for 2 s' : 'every connection',
    isAlive() ? 'lives' : 'died',
    isBack ? `${readyMs} ms` : 'never',
    written(api),
    written(pages),
    written(unanswered),
  ];
  return `| ${cells.join(' | ')} |`;
}

async function crashFor({ crash, startAgain }: Postgres): Promise<void> {
  await crash();
  await wait(awayMs);
  await startAgain();
}

async function cutConnections({ url }: Postgres): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
  await client.end();
}

function openLoad(url: string) {
  let over = false;
  let tally: Tally = { api: {}, pages: {}, unanswered: {} };
  return {
    url,
    isOver: () => over,
    tally: () => tally,
    begin: () => (tally = { api: {}, pages: {}, unanswered: {} }),
    end: () => (over = true),
  };
}

/** Requests a cached page and a new one in turns. */
async function readPages({ url, isOver, tally }: Load): Promise<void> {
  for (let page = 0; !isOver(); page += 1) {
    const address = page % 2 ? `${url}/courses` : `${url}/courses?search=${randomUUID().slice(0, 8)}`;
    await counted(tally, 'pages', () => fetch(address));
    await wait(10);
  }
}

/** Sends a list query and a command with a key in turns. */
async function callApi({ url, isOver, tally }: Load, { token, id }: SignedIn): Promise<void> {
  for (let requested = 0; !isOver(); requested += 1) {
    const isCommand = requested % 2 === 1;
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      ...(isCommand && { 'idempotency-key': randomUUID() }),
    };
    const path = isCommand ? 'users/update-cart' : 'courses';
    const body = JSON.stringify(isCommand ? { data: [{ id, cart: '[]' }] } : { page: { size: 5, number: 1 } });
    await counted(tally, 'api', () =>
      fetch(`${url}/api/${path}`, { method: isCommand ? 'PUT' : 'POST', headers, body }),
    );
    await wait(10);
  }
}

async function counted(tally: () => Tally, kind: 'api' | 'pages', request: () => Promise<Response>): Promise<void> {
  try {
    const response = await request();
    const text = await response.text();
    const code = kind === 'api' && response.status >= 500 ? ` ${JSON.parse(text).errors[0].code}` : '';
    add(tally()[kind], `${response.status}${code}`);
  } catch (error) {
    add(tally().unanswered, String(Object(Object(error).cause).code ?? error));
  }
}

function add(counts: Counts, key: string): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

function written(counts: Counts): string {
  return (
    Object.entries(counts)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([key, many]) => `${key}: ${many}`)
      .join(', ') || '–'
  );
}

type SignedIn = { token: string; id: number };

async function signIn(url: string): Promise<SignedIn> {
  const { username } = demoPeople.client;
  const response = await fetch(`${url}/api/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [{ username, password: demoPassword }] }),
  });
  const { data } = await response.json();
  return { token: data[0].token, id: data[0].user.id };
}

async function untilReady(url: string): Promise<boolean> {
  for (const until = Date.now() + backWithinMs; Date.now() < until && isAlive(); await wait(50)) {
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return true;
  }
  return false;
}

function isAlive(): boolean {
  try {
    return process.kill(site.pid, 0);
  } catch {
    return false;
  }
}
