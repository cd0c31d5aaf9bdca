import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Postgres = {
  url: string;
  stop: () => Promise<void>;
  /** Kills the server as a power cut would, and leaves its data. */
  crash: () => Promise<void>;
  /** Starts it after a crash, at the same address. */
  startAgain: () => Promise<void>;
};

type Identity = { uid?: number; gid?: number };

// Tests may lose their data with the machine, so nothing waits for the disk.
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

export function isPostgresInstalled(): boolean {
  return binaryFolders().length > 0;
}

/** With `isDurable` a crash of the server, though not of the machine, loses nothing that was committed. */
export async function startPostgres({ isDurable = false } = {}): Promise<Postgres> {
  const binaries = newestBinaries();
  const identity = ordinaryUser();
  const folder = mkdtempSync(join(tmpdir(), 'mestria-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid ?? identity.uid);
  const data = join(folder, 'data');

  const make = ['--pgdata', data, '--username=mestria', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'];
  execFileSync(join(binaries, 'initdb'), make, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });

  const port = await freePort();
  const commits = { synchronous_commit: isDurable ? 'on' : 'off' };
  const options = Object.entries({ ...settings, ...commits, port: String(port), listen_addresses: '127.0.0.1' });
  const flags = ['-D', data, '-k', folder, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const launch = () =>
    spawn(join(binaries, 'postgres'), flags, { ...identity, cwd: folder, stdio: 'ignore', detached: true });
  let server = launch();

  const stop = async () => {
    // SIGINT is the fast shutdown, which does not wait for clients.
    await end(server, 'SIGINT');
    rmSync(folder, { recursive: true, force: true });
  };
  await untilReady(server, data).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: `postgres://mestria@127.0.0.1:${port}/postgres`,
    stop,
    crash: () => end(server, 'SIGQUIT'),
    startAgain: () => {
      rmSync(join(data, 'postmaster.pid'), { force: true });
      server = launch();
      return untilReady(server, data);
    },
  };
}

function binaryFolders(): string[] {
  return globSync('/usr/lib/postgresql/*/bin/postgres').map((path) => path.replace(/\/postgres$/, ''));
}

function newestBinaries(): string {
  const [newest] = binaryFolders().toSorted(
    (one, other) => Number(other.split('/').at(-2)) - Number(one.split('/').at(-2)),
  );
  if (!newest) throw new Error('PostgreSQL is not installed. On Debian: apt-get install postgresql');
  return newest;
}

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): Identity {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] = ['postgres', 'nobody'].flatMap((name) => users.find((user) => user[0] === name) ?? []);
  if (!uid || !gid) throw new Error('Root needs an ordinary user, postgres or nobody, to start PostgreSQL.');
  return { uid: Number(uid), gid: Number(gid) };
}

async function untilReady(server: ChildProcess, data: string): Promise<void> {
  const status = join(data, 'postmaster.pid');
  for (let attempt = 0; attempt < 300; attempt++) {
    if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once, with code ${server.exitCode}.`);
    // The last line of the status file becomes "ready" when the server accepts connections.
    if (existsSync(status) && /^ready\s*$/m.test(readFileSync(status, 'utf8'))) return;
    await wait(100);
  }
  throw new Error('PostgreSQL was not ready within 30 s.');
}

async function end(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((done) => server.once('exit', done));
  server.kill(signal);
  await ended;
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const probe = createServer().once('error', reject);
  probe.listen(0, '127.0.0.1', () => {
    const address = probe.address();
    probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
  });
  return promise;
}
