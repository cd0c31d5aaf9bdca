import { request } from 'node:http';
import { cpuMsOf, residentMbOf } from './load.ts';
import { startSite } from './processes.ts';
import { amountRow, timesRow, type Row } from './row.ts';
import { hostileRequests, type HostileRequest } from './support/hostile-requests.ts';
import { argon2Ms } from './support/yardstick.ts';

/**
 * A post in twelve languages is parsed one language per event-loop turn, so no turn takes more than a tenth of this.
 */
const allowedChecks = 95;
const allowedMb = 800;
const port = 3270;
const password = 'janela azul sobre o rio';

/** Requests that cause as much work as their size allows: how long each blocks the process. */
export async function run(): Promise<Row[]> {
  const site = await startSite({}, port);
  try {
    return await measure(site.url, site.pid);
  } finally {
    await site.stop();
  }
}

type Answered = { status: number; bytes: number };

/** Measures processor time, which other work on the machine does not lengthen. */
async function measure(url: string, pid: number): Promise<Row[]> {
  const administrator = await signIn(url, 'helena@mestria.example');
  const student = await signIn(url, 'marlene@mestria.example');
  const bearers = { guest: '', student, administrator };
  const all: (HostileRequest & Answered & { ms: number })[] = [];
  for (const hostile of hostileRequests({ courseId: 1, categoryId: 1, classId: 1 })) {
    const before = cpuMsOf(pid);
    const answered = await send(url, hostile, bearers[hostile.as]);
    const ms = cpuMsOf(pid) - before;
    console.error(`${String(ms).padStart(6)} ms  ${answered.status}  ${answered.bytes} B  ${hostile.name}`);
    all.push({ ...hostile, ...answered, ms });
  }
  const slowest = all.reduce((one, other) => (other.ms > one.ms ? other : one));
  const bugs = all.filter(({ status }) => status >= 500 || status === 0);
  const detail = `${all.length} requests of up to a megabyte, one at a time; the slowest: ${slowest.name}`;
  return [
    timesRow({
      name: 'hostile requests: most work',
      ms: slowest.ms,
      unitMs: await argon2Ms(),
      unit: 'argon2',
      allowed: allowedChecks,
      detail,
    }),
    amountRow({
      name: 'hostile requests: bugs',
      amount: bugs.length,
      allowed: 0,
      unit: '',
      detail: bugs.map(({ name }) => name).join(', ') || 'none was answered 500, or not at all',
    }),
    amountRow({
      name: 'hostile requests: memory',
      amount: residentMbOf(pid),
      allowed: allowedMb,
      unit: 'MB',
      detail: 'of the process, afterwards',
    }),
  ];
}

function send(
  url: string,
  { method, path, type = 'application/json', body }: HostileRequest,
  bearer: string,
): Promise<Answered> {
  const headers = {
    ...(body !== undefined && { 'content-type': type, 'content-length': Buffer.byteLength(body) }),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
  };
  return new Promise((resolve) => {
    const done = (status: number, bytes: number) => resolve({ status, bytes });
    const address = new URL(url);
    const where = {
      host: address.hostname,
      port: address.port,
      path: path.startsWith('..') ? path.slice(2) : `/api${path}`,
    };
    const sent = request({ ...where, method, headers }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => done(response.statusCode ?? 0, bytes));
    });
    sent.on('error', () => done(0, 0));
    sent.end(body);
  });
}

async function signIn(url: string, username: string): Promise<string> {
  const response = await fetch(`${url}/api/users/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: [{ username, password }] }),
  });
  const { data }: { data?: [{ token: string }] } = await response.json();
  if (!data) throw new Error('The demo has another password.');
  return data[0].token;
}
