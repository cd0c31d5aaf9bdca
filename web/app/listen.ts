import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serve, type FetchHandler, type ServerMiddleware } from 'srvx';
import { staticMiddleware } from 'srvx/static';
import { addressBehind, proxiesOf } from '#api/shared/http/address-behind.ts';
import { closeGently } from '#api/shared/http/close-gently.ts';
import { readConfig } from '#api/shared/config/config.ts';
import { addressHeader } from '#api/shared/http/http.ts';
import { stopOnSignal } from '#api/shared/config/stop-on-signal.ts';
import { answerUnreadable } from '#api/shared/http/answer-unreadable.ts';
import { entrance } from './entrance.ts';

type Built = {
  default: { fetch: FetchHandler };
  closeStreams: (withinMs: number) => Promise<void>;
  stop: () => Promise<void>;
};

const config = readConfigOrLeave();

const built = pathToFileURL('dist/server/server.js').href;
const site: Built = await import(/* @vite-ignore */ built).catch(leave);

const year = 31_536_000;
/** Longer than a call or a page takes; supervisors commonly kill after half a minute. */
const finishWithinMs = 10_000;
const stopWithinMs = 25_000;
const plain = staticMiddleware({ dir: 'dist/client', encodings: true });
/** The names contain a hash of the content, so browsers never revalidate and need no validators. */
const fingerprinted = staticMiddleware({
  dir: 'dist/client',
  maxAge: year,
  immutable: true,
  etag: false,
  lastModified: false,
  encodings: true,
});

/** Browsers fetch the service worker to find out whether the site has changed. */
const worker: ServerMiddleware = async (request, next) => {
  const answer = await plain(request, next);
  answer.headers.set('cache-control', 'no-cache');
  return answer;
};

const files: ServerMiddleware = (request, next) => {
  const { url } = request;
  if (url.endsWith('/sw.js')) return worker(request, next);
  if (url.includes('/assets/') || url.includes('/fonts/')) return fingerprinted(request, next);
  // Only files have a dot in their name, so a page costs no access to the disk.
  return url.includes('.', url.lastIndexOf('/')) && !url.includes('/api/') ? plain(request, next) : next();
};

const proxies = proxiesOf(config.trustedProxies) ?? leave('TRUSTED_PROXIES cannot be read.');

/** Rate limits count by the visitor's address, which the visitor must not choose. */
const address: ServerMiddleware = (request, next) => {
  if (request.url.includes('/api/')) {
    const forwarded = request.headers.get('x-forwarded-for');
    request.headers.set(addressHeader, addressBehind(request.ip ?? '', forwarded, proxies));
  }
  return next();
};

const server = serve({
  fetch: site.default.fetch,
  middleware: [entrance(config), files, address],
  port: config.port,
  silent: true,
  gracefulShutdown: false,
  // Longer than the minute for which most proxies keep theirs, so that none sends into a connection that is closing.
  node: { keepAliveTimeout: 65_000 },
});
server.node?.server?.on('clientError', answerUnreadable);
await server.ready();
console.error(`Mestria is open at ${config.publicUrl}`);
printDemoSignIns();

const http = server.node?.server as Server | undefined;
stopOnSignal({
  steps: [
    // New connections are refused while the streams end and open requests finish.
    () => Promise.all([http && closeGently(http, finishWithinMs), site.closeStreams(finishWithinMs)]),
    site.stop,
  ],
  withinMs: stopWithinMs,
});

function printDemoSignIns(): void {
  const note = join(config.dataDir, 'demo-sign-ins.txt');
  if (!config.production && existsSync(note)) console.error(`\n${readFileSync(note, 'utf8')}`);
}

function readConfigOrLeave() {
  try {
    return readConfig();
  } catch (error) {
    return leave(error);
  }
}

/** An operator can correct the configuration, so its errors have no stack. */
function leave(error: unknown): never {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
