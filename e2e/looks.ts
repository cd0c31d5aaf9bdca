import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { site } from './site.ts';

const examined = join(site.E2E_RUN_FOLDER, 'examined');

/**
 * Runs axe in light and dark, unless this page was examined before with the same kinds of elements in view, in
 * whichever language, size or test. A page with violations is examined again.
 */
export async function examine(page: Page): Promise<void> {
  const pattern = patternOf(page.url());
  const kinds = await kindsOn(page);
  const existing = [...knownOn(pattern), ...knownOn('shell')];
  const fresh = kinds.filter((kind) => !existing.includes(kind));
  if (fresh.length === 0) return;
  await expectNoViolation(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, 'dark', ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
  await rest(page);
  note('shell', fresh.filter(isOfShell));
  note(
    pattern,
    fresh.filter((kind) => !isOfShell(kind)),
  );
}

/** Repeats until rendering has settled: a calendar may still load, or colours may still change. */
async function expectNoViolation(page: Page, look: string, rules?: string[]): Promise<void> {
  await expect
    .poll(() => violationsOn(page, rules), { message: `${page.url()} in the ${look} look`, timeout: 40_000 })
    .toEqual([]);
}

async function violationsOn(page: Page, rules?: string[]): Promise<string[]> {
  await rest(page);
  // Without frames axe needs no extra page to merge its results.
  const axe = new AxeBuilder({ page }).exclude('iframe').setLegacyMode(true);
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
}

/** The address without its variable parts. */
function patternOf(url: string): string {
  const { host, pathname } = new URL(url);
  const path = pathname.replaceAll(/\/(\d+|[\w-]{20,})(?=\/|$)/g, '/:id');
  return host === `localhost:${site.PORT}` ? path : `${host}${path}`;
}

function isOfShell(kind: string): boolean {
  return kind.startsWith('shell ');
}

/** Each kind of element once; texts make no difference. */
function kindsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const states = ['role', 'type', 'disabled', 'open', 'aria-invalid', 'aria-expanded', 'aria-pressed'];
    const alike = ['aria-current', 'aria-busy', 'aria-disabled', 'aria-selected', 'aria-modal', 'data-state'];
    const kinds = new Set<string>();
    for (const element of document.body.querySelectorAll('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const area = element.closest('body > header, body > footer, [role=banner], header, footer') ? 'shell' : 'page';
      const isInMain = element.closest('main, dialog') !== null;
      const text = [...states, ...alike].flatMap((name) => {
        const value = element.getAttribute(name);
        return value === null ? [] : [`${name}=${value}`];
      });
      kinds.add([isInMain ? 'page' : area, element.localName, element.getAttribute('class') ?? '', ...text].join(' '));
    }
    return [...kinds];
  });
}

function fileOf(pattern: string): string {
  return join(examined, `${createHash('sha256').update(pattern).digest('hex').slice(0, 16)}.json`);
}

function knownOn(pattern: string): string[] {
  try {
    return JSON.parse(readFileSync(fileOf(pattern), 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

/** Two workers may write at once; a lost entry is examined again. */
function note(pattern: string, kinds: string[]): void {
  mkdirSync(examined, { recursive: true });
  const file = fileOf(pattern);
  const whole = `${file}-${process.pid}`;
  writeFileSync(whole, JSON.stringify([...new Set([...knownOn(pattern), ...kinds])]));
  renameSync(whole, file);
}

async function rest(page: Page): Promise<void> {
  await page.evaluate(restOfMotion);
}

/** Contrast is measured after fading. Waits by frames, since `finished` may never settle. */
async function restOfMotion(): Promise<void> {
  // A change of colours is painted two frames later.
  for (let frame = 0; frame < 120; frame += 1) {
    await new Promise(requestAnimationFrame);
    const fading = document.getAnimations().filter(({ playState, effect }) => {
      const lasts = Number(effect?.getComputedTiming().endTime);
      return playState === 'running' && lasts <= 1000;
    });
    if (frame > 0 && fading.length === 0) return;
  }
}
