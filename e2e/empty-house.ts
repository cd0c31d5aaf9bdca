import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { house } from './house.ts';

export type OpenHouse = { address: string; close: () => Promise<void> };

/** A house of its own, with nothing in it but two people; in a strict one every sign-in takes a second step. */
export async function openEmptyHouse(worker: number, ...flags: '--strict'[]): Promise<OpenHouse> {
  const port = Number(house.PORT) + 10 * (worker + 1);
  const folder = mkdtempSync(join(tmpdir(), 'mestria-empty-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(port),
    CONTENT_PORT: String(port + 1),
    GATEWAY_PORT: String(port + 2),
  };
  const server = spawn('node', ['scripts/serve-empty-house.ts', ...flags], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = `http://localhost:${port}`;
  while (server.exitCode === null && !(await isReady(address))) await pause(250);
  if (server.exitCode !== null) throw new Error(`No house could be opened at ${address}.`);
  return {
    address,
    close: async () => {
      server.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}
