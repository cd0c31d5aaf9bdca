import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Running = { pid: number; url: string; dataDir: string; stop: () => Promise<void> };

const readyWithinMs = 60_000;
/** The command of `npm start` with its flags. */
const { scripts }: { scripts: { start: string } } = JSON.parse(readFileSync('package.json', 'utf8'));
const [node = 'node', ...flags] = scripts.start.split(' ');

export async function startSite(env: Record<string, string> = {}, port = 3700): Promise<Running> {
  const dataDir = env['DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'mestria-bench-'));
  const surroundings = {
    ...process.env,
    MESTRIA_MODE: 'demo',
    PORT: String(port),
    CONTENT_PORT: String(port + 1),
    GATEWAY_PORT: String(port + 2),
    DATA_DIR: dataDir,
    ...env,
  };
  await finished(spawn('node', ['seed/seed.ts', '--if-empty'], { env: surroundings, stdio: 'inherit' }));
  const child = spawn(node, flags, {
    env: surroundings,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://localhost:${port}`;
  await answers(`${url}/healthz`);
  return { pid: pidOf(child), url, dataDir, stop: () => stop(child, env['DATA_DIR'] ? null : dataDir) };
}

/** Starts a bare node:http server that sends the same bytes with the same headers. */
export async function startBare(bytes: Uint8Array, headers: Record<string, string>, port = 3710): Promise<Running> {
  const child = spawn('node', ['bench/bare-server.ts', String(port)], { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin?.end(JSON.stringify({ headers, body: Buffer.from(bytes).toString('base64') }));
  const url = `http://localhost:${port}`;
  await answers(url);
  return { pid: pidOf(child), url, dataDir: '', stop: () => stop(child, null) };
}

function pidOf(child: ChildProcess): number {
  if (!child.pid) throw new Error('The process did not start.');
  return child.pid;
}

async function answers(url: string): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer in time.`);
}

function finished(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`It left with ${code}.`))));
  });
}

async function stop(child: ChildProcess, folder: string | null): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
  if (folder) await rm(folder, { recursive: true, force: true });
}
