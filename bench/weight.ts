import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type Browser } from '@playwright/test';
import { fetchedFor, type Fetched } from '../e2e/weighing.ts';
import { findChromium } from '#scripts/chromium.ts';
import { startSite } from './processes.ts';
import type { Row } from './row.ts';
import { seedFolder } from './support/seed-folder.ts';
import { publicPages } from './support/public-pages.ts';

const allowed = { bytes: 257_000, requests: 20 };
const windows = { 'a phone': devices['Pixel 7'], 'a desktop': devices['Desktop Chrome'] };

/**
 * The resources that a browser without a cache fetches for each page of the seeded site, scrolled to its end. The
 * service worker is not counted: its requests come later, once for the whole site.
 */
export async function run(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'mestria-weight-'));
  try {
    await seedFolder(folder);
    const site = await startSite({ DATA_DIR: folder });
    try {
      return await weighAll(site.url);
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function weighAll(site: string): Promise<Row[]> {
  const { env, ...options } = await findChromium();
  const browser = await chromium.launch({ ...options, env: { ...process.env, ...env } });
  const rows: Row[] = [];
  for (const path of publicPages) {
    for (const [where, device] of Object.entries(windows)) {
      rows.push(rowOf(`${path} on ${where}`, await weigh(browser, device, site + path)));
    }
  }
  await browser.close();
  return rows;
}

async function weigh(browser: Browser, device: object | undefined, address: string): Promise<Fetched[]> {
  const context = await browser.newContext({ ...device, locale: 'pt-PT', serviceWorkers: 'block' });
  try {
    return await fetchedFor(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

function rowOf(name: string, fetched: Fetched[]): Row {
  const [page] = fetched;
  const bytes = fetched.reduce((sum, one) => sum + one.bytes, 0);
  return {
    name: `Weight of ${name}`,
    measured: kilobytes(bytes),
    allowed: kilobytes(allowed.bytes),
    holds: bytes <= allowed.bytes && fetched.length <= allowed.requests,
    detail: `${fetched.length} requests, ${allowed.requests} allowed; ${partsOf(fetched)}, ${kilobytes(page?.bytes ?? 0)} the page itself`,
  };
}

function partsOf(fetched: Fetched[]): string {
  const of = (pattern: RegExp) =>
    kilobytes(fetched.filter(({ address }) => pattern.test(address)).reduce((sum, { bytes }) => sum + bytes, 0));
  return `${of(/\.js$/)} scripts, ${of(/\.woff2$/)} typefaces`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1_000)} kB`;
}
