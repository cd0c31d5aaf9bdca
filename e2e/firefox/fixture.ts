import { expect, test as plainTest, type TestInfo } from '@playwright/test';
import { launch, type Browser, type BrowserContext, type ElementHandle, type Page } from 'puppeteer-core';
import { findFirefox } from '#scripts/firefox.ts';
import { site } from '../site.ts';

export { expect, type Page };

const origin = `http://localhost:${site.PORT}`;
const mostMs = 15_000;

type Size = { width: number; height: number };
type Visitor = {
  /** Any error or complaint in the tab fails the test. */
  openTab: () => Promise<Page>;
};

export const test = plainTest.extend<{ size: Size; visitor: Visitor }, { firefox: Browser }>({
  size: [{ width: 1280, height: 800 }, { option: true }],
  firefox: [
    async ({}, use) => {
      const firefox = await launch({ browser: 'firefox', executablePath: findFirefox(), headless: true });
      await use(firefox);
      await firefox.close();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ firefox, size }, use, testInfo) => {
    const context = await firefox.createBrowserContext();
    const complaints: string[] = [];
    await use({ openTab: () => openTab(context, size, complaints) });
    if (testInfo.status !== testInfo.expectedStatus) await takePictures(context, testInfo);
    await context.close();
    expect(complaints).toEqual([]);
  },
});

async function openTab(context: BrowserContext, size: Size, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  await page.setViewport(size);
  page.setDefaultTimeout(mostMs);
  // Firefox reports violations only in its developer tools.
  await page.evaluateOnNewDocument(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Content policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  followComplaints(page, complaints);
  return page;
}

async function takePictures(context: BrowserContext, info: TestInfo): Promise<void> {
  for (const [place, page] of (await context.pages()).entries())
    await page.screenshot({ path: info.outputPath(`tab-${place}.png`) });
}

function followComplaints(page: Page, complaints: string[]): void {
  const complain = (what: string) => complaints.push(`${page.url()}: ${what}`);
  const styles = new Set<string>();
  page.on('framenavigated', (frame) => frame === page.mainFrame() && styles.clear());
  page.on('console', (message) => {
    const { url, lineNumber } = message.location();
    if (['error', 'warn'].includes(message.type())) complain(`${message.text()} (${url}:${lineNumber})`);
  });
  page.on('pageerror', (error) => complain(String(error)));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    // Leaving a page aborts its requests.
    if (reason !== 'NS_BINDING_ABORTED') complain(`${request.url()} failed: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complain(`${response.url()} answered ${response.status()}`);
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('.css')) return;
    if (styles.has(request.url())) complain(`${request.url()} is fetched again`);
    styles.add(request.url());
  });
}

export async function open(page: Page, path: string): Promise<void> {
  // Leaving a page aborts its requests, which Firefox reports; the stream of live events never ends.
  await page.waitForNetworkIdle({ idleTime: 300, concurrency: 1 });
  await page.goto(origin + path, { waitUntil: 'load' });
  await ready(page);
}

export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('[data-needs-script][role=status]'));
}

/** Heading in view, styles applied, no inlined style linked again, nothing wider than the window. */
export async function looksRight(page: Page): Promise<void> {
  const heading = await page.waitForSelector('h1', { visible: true });
  const look = await page.evaluate((h1) => {
    const { fontFamily } = getComputedStyle(h1 ?? document.body);
    const { backgroundColor } = getComputedStyle(document.body);
    const { scrollWidth, clientWidth } = document.documentElement;
    const inline = document.querySelector<HTMLElement>('style[data-href]')?.dataset['href']?.split(' ') ?? [];
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
    return {
      display: fontFamily.split(',')[0],
      hasBackground: backgroundColor !== 'rgba(0, 0, 0, 0)',
      emptySheets: [...document.styleSheets].filter(({ cssRules }) => cssRules.length === 0).length,
      hasInline: inline.length > 0,
      linkedAgain: links.map((link) => link.getAttribute('href') ?? '').filter((href) => inline.includes(href)),
      overflow: Math.max(0, scrollWidth - clientWidth),
    };
  }, heading);
  expect(look, page.url()).toEqual({
    display: '"Besley"',
    hasBackground: true,
    emptySheets: 0,
    hasInline: true,
    linkedAgain: [],
    overflow: 0,
  });
}

export async function says(page: Page, selector: string, text: string): Promise<void> {
  await expect(async () => {
    const notified = await page.$$eval(selector, (all) => all.map((element) => element.textContent.trim()).join('\n'));
    expect(notified).toContain(text);
  }).toPass({ timeout: mostMs });
}

const selectors = { button: 'button', link: 'a[href]', checkbox: 'input[type=checkbox]', radio: 'input[type=radio]' };

type Named = { role: keyof typeof selectors; name: string };

export async function press(page: Page, { role, name }: Named): Promise<void> {
  const element = await firstInView(page, selectors[role], name);
  // A toast may cover the edges of the window.
  await element.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await element.asLocator().click();
}

export async function fill(page: Page, label: string, text: string): Promise<void> {
  const field = await firstInView(page, 'input', label);
  await field.type(text);
}

/** Others of this name may be in a closed menu. */
async function firstInView(page: Page, selector: string, name: string): Promise<ElementHandle> {
  const inView: ElementHandle[] = [];
  await expect(async () => {
    const named = await page.evaluateHandle(elementsNamed, selector, name);
    for (const [, handle] of await named.getProperties()) {
      const element = handle.asElement() as ElementHandle | null;
      if (element && (await element.isVisible())) inView.push(element);
    }
    expect(inView.length, `${selector} “${name}” in view on ${page.url()}`).toBeGreaterThan(0);
  }).toPass({ timeout: mostMs });
  const [first] = inView;
  if (!first) throw new Error(`There is no ${selector} “${name}”.`);
  return first;
}

/** By the whole label or a part of it, since some labels include an explanation. */
function elementsNamed(selector: string, name: string): Element[] {
  return [...document.querySelectorAll(selector)].filter((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const parts = labels.flatMap((label) => [label, ...label.querySelectorAll('*')]);
    const texts =
      element.ariaLabel === null ? [element, ...parts].map(({ textContent }) => textContent) : [element.ariaLabel];
    return texts.some((text) => text.replaceAll(/\s+/g, ' ').trim() === name);
  });
}
