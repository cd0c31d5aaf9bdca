import { loadOn, type Load } from './load.ts';
import { startBare, startSite } from './processes.ts';
import { knownRow, ratioRow, type Row } from './row.ts';

const seconds = 3;
const rounds = 9;
const encoding = { 'accept-encoding': 'br' };
const dropped = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

/** Guest pages from the cache against a bare node:http that sends the same bytes; and what a miss costs. */
export async function run(): Promise<Row[]> {
  const site = await startSite();
  try {
    const rows: Row[] = [];
    for (const path of ['/', '/courses']) rows.push(...(await fromCache(site, path)));
    rows.push(await pastCache(site, '/courses'));
    return rows;
  } finally {
    await site.stop();
  }
}

type Pair = { ours: Load; bare: Load };
type Site = Awaited<ReturnType<typeof startSite>>;

async function fromCache(site: Site, path: string): Promise<Row[]> {
  // fetch would unpack the bytes; the bare server must send what the site sends.
  const { body, headers } = await rawAnswer(site.url + path);
  const bare = await startBare(body, headers);
  try {
    const ours = { url: site.url + path, pid: site.pid, seconds, headers: encoding };
    const plain = { url: bare.url, pid: bare.pid, seconds, headers: encoding };
    await loadOn({ ...ours, seconds: 2 });
    await loadOn({ ...plain, seconds: 2 });
    const pairs: Pair[] = [];
    for (let round = 0; round < rounds; round += 1) pairs.push({ ours: await loadOn(ours), bare: await loadOn(plain) });
    // Each pair is measured side by side, so that a busy moment of the machine weighs on both.
    const cpu = median(pairs.map(({ ours: mine, bare: its }) => mine.cpuMsPerRequest / its.cpuMsPerRequest));
    const p99 = median(pairs.map(({ ours: mine, bare: its }) => mine.p99Ms / Math.max(1, its.p99Ms)));
    const perSecond = Math.round(median(pairs.map((pair) => pair.ours.perSecond)));
    return [
      ratioRow({
        name: `${path} from the cache, CPU against bare node:http`,
        ratio: cpu,
        allowed: 1.33,
        detail: `${perSecond} requests a second`,
      }),
      ratioRow({
        name: `${path} from the cache, p99 against bare node:http`,
        ratio: p99,
        allowed: 3,
        detail: `${median(pairs.map((pair) => pair.ours.p99Ms))} ms`,
      }),
    ];
  } finally {
    await bare.stop();
  }
}

/** An address that is too long to be kept is rendered for each request. */
async function pastCache(site: Site, path: string): Promise<Row> {
  const url = `${site.url}${path}?unkept=${'x'.repeat(400)}`;
  await loadOn({ url, pid: site.pid, seconds: 2, connections: 2, headers: encoding });
  const { cpuMsPerRequest } = await loadOn({ url, pid: site.pid, seconds, connections: 2, headers: encoding });
  const name = `${path} past the cache, CPU with its database`;
  return knownRow({ name, amount: cpuMsPerRequest, unit: 'ms', detail: 'rendered and compressed, then kept' });
}

async function rawAnswer(url: string): Promise<{ body: Uint8Array; headers: Record<string, string> }> {
  const { get } = await import('node:http');
  return new Promise((resolve, reject) => {
    get(url, { headers: encoding }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = Object.entries(response.headers).filter(([name]) => !dropped.includes(name));
        const headers = Object.fromEntries(kept.map(([name, value]) => [name, String(value)]));
        resolve({ body: Buffer.concat(chunks), headers });
      });
    }).on('error', reject);
  });
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
