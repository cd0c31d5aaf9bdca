import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findFreePorts } from '#scripts/free-ports.ts';
import { site } from './site.ts';

export type OpenSite = { address: string; close: () => Promise<void> };

/** A site of its own with two people; with `--strict` every sign-in takes a second step. */
export async function openEmptySite(...flags: '--strict'[]): Promise<OpenSite> {
  return serve(flags, {});
}

/** A site as production first opens it, and the link from its log for the first administrator. */
export async function openNewSite(smtpUrl: string): Promise<OpenSite & { link: string }> {
  let link = '';
  const opened = await serve(
    ['--new'],
    { SMTP_URL: smtpUrl, MAIL_FROM: 'Mestria <nao-responda@mestria.example>' },
    (line) => {
      link = /become the first: (\S+)/.exec(line)?.[1] ?? link;
    },
  );
  return { ...opened, link };
}

async function serve(flags: readonly string[], own: NodeJS.ProcessEnv, onLine = console.error): Promise<OpenSite> {
  const port = await findFreePorts(3);
  const folder = mkdtempSync(join(tmpdir(), 'mestria-empty-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    CONTENT_PORT: String(port + 1),
    GATEWAY_PORT: String(port + 2),
    TRUSTED_PROXIES: site.TRUSTED_PROXIES,
    ...own,
  };
  const server = spawn('node', ['scripts/serve-empty-site.ts', ...flags], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  const opened = new Promise<void>((resolve, reject) => {
    server.once('exit', () => reject(new Error(`No house could be opened at ${address}.`)));
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (line.includes(`open at ${address}`)) resolve();
      else onLine(line);
    });
  });
  await opened;
  return {
    address,
    close: async () => {
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
