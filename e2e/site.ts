import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePorts } from '#scripts/free-ports.ts';

// Playwright reads this in several processes: the first one chooses, and the others inherit its environment.
process.env['E2E_PORT'] ??= String(await findFreePorts(3));
const first = Number(process.env['E2E_PORT']);

/** Where the operator of the journeys stands, and the secret by which its commands are known. */
export const site = {
  PORT: String(first),
  CONTENT_PORT: String(first + 1),
  GATEWAY_PORT: String(first + 2),
  // A journey may say from where it comes, so that limits by place concern itself alone.
  TRUSTED_PROXIES: '127.0.0.1,::1',
  APP_SECRET: 'a secret for the journeys and nothing else',
  /** What the server and the tests of this run share: its accounts, and what axe has examined. */
  E2E_RUN_FOLDER: join(tmpdir(), `mestria-e2e-run-${first}`),
};
