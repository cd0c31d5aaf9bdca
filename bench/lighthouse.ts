import { createServer } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '#scripts/chromium.ts';
import { startSite } from './processes.ts';
import type { Row } from './row.ts';
import { seedFolder } from './support/seed-folder.ts';
import { publicPages } from './support/public-pages.ts';

const loadingScreens = { none: '0', usual: '2500' };
const rounds = 7;
/** Lower priorities for processes that do not run on the phone, since all share one machine here. */
const lowPriority = { site: 19, observer: 10 };
const { PRIORITY_NORMAL: usual } = constants.priority;
const allowed = { performance: 98, lcpMs: 1_800, tbtMs: 50, cls: 0.02, rest: 100 };

type Seen = { performance: number; rest: number[]; lcpMs: number; tbtMs: number; cls: number };

export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-lighthouse-'));
  try {
    await seedFolder(folder);
    const without = await seenWith(loadingScreens.none, folder);
    const withScreen = await seenWith(loadingScreens.usual, folder);
    return publicPages.map((path) => rowOf(path, seenAt(without, path), seenAt(withScreen, path)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function seenWith(loadingMs: string, folder: string): Promise<Map<string, Seen>> {
  const [{ withOperator }, { writeSetting }] = await Promise.all([
    import('#scripts/with-operator.ts'),
    import('#api/platform/settings/index.ts'),
  ]);
  await withOperator((ctx) => writeSetting(ctx, { key: 'minimumLoadingScreenMs', value: loadingMs }));
  const site = await startSite({ DATA_DIR: folder });
  setPriority(site.pid, lowPriority.site);
  try {
    const seen = new Map<string, Seen>();
    for (const path of publicPages) seen.set(path, await medianOf(site.url + path));
    return seen;
  } finally {
    await site.stop();
  }
}

/** The median of several measurements, because other work runs on the machine. */
async function medianOf(url: string): Promise<Seen> {
  const looks: Seen[] = [];
  for (let tries = 0; looks.length < rounds && tries < 2 * rounds; tries += 1) {
    // Chromium sometimes loses the beginning of its trace.
    const seen = await look(url).catch((error: unknown) => console.error(error));
    if (seen) looks.push(seen);
  }
  const sorted = looks.toSorted((one, other) => one.performance - other.performance || other.tbtMs - one.tbtMs);
  const middle = sorted[Math.floor(rounds / 2)];
  if (!middle || looks.length < rounds) throw new Error(`${url} could not be looked at.`);
  return middle;
}

async function look(url: string): Promise<Seen> {
  const port = await freePort();
  const { env, args, executablePath } = await findChromium();
  setPriority(usual);
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env: { ...process.env, ...env },
  });
  // Set after the browser has started, which would have inherited the lower priority.
  setPriority(lowPriority.observer);
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError)
      throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const amount = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      rest: ['accessibility', 'best-practices', 'seo'].map(score),
      lcpMs: amount('largest-contentful-paint'),
      tbtMs: amount('total-blocking-time'),
      cls: amount('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      );
    });
  });
}

function seenAt(seen: Map<string, Seen>, path: string): Seen {
  const page = seen.get(path);
  if (!page) throw new Error(`Nobody looked at ${path}.`);
  return page;
}

function rowOf(path: string, without: Seen, withScreen: Seen): Row {
  const { performance, rest, lcpMs, tbtMs, cls } = without;
  return {
    name: `Lighthouse on a phone, ${path}`,
    measured: String(performance),
    allowed: String(allowed.performance),
    holds:
      performance >= allowed.performance &&
      rest.every((score) => score >= allowed.rest) &&
      lcpMs <= allowed.lcpMs &&
      tbtMs <= allowed.tbtMs &&
      cls <= allowed.cls,
    detail: `${reported(without)}; with the loading screen ${withScreen.performance}, ${reported(withScreen)}`,
  };
}

function reported({ rest, lcpMs, tbtMs, cls }: Seen): string {
  const figures = `LCP ${(lcpMs / 1_000).toFixed(1)} s, TBT ${Math.round(tbtMs)} ms, CLS ${cls.toFixed(2)}`;
  return `${figures}, accessibility, best practices and SEO ${rest.join(', ')}`;
}
