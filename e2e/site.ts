import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '#scripts/free-ports.ts';

// Playwright loads this in several processes: the first one chooses, the others inherit its environment.
process.env['E2E_PORT'] ??= String(await findFreePorts(3));
const first = Number(process.env['E2E_PORT']);

/** The address of the tested server, and the secret of its admin commands. */
export const site = {
  PORT: String(first),
  CONTENT_PORT: String(first + 1),
  GATEWAY_PORT: String(first + 2),
  // Lets a journey set its own IP address, so that rate limits concern it alone.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  APP_SECRET: 'a secret for the journeys and nothing else',
  /** Shared by the server and the tests of a run: accounts, and what axe has examined. */
  E2E_RUN_FOLDER: join(tmpdir(), `mestria-e2e-run-${first}`),
};
