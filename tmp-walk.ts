import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { demoPassword } from '#seed/people.ts';
import { open, ready } from './e2e/fixture.ts';
import { arriveAgain } from './e2e/people.ts';
import { findChromium } from './scripts/chromium.ts';
// node tmp-walk.ts SITE USER ACTFOR looks name=path ...
const [site, user, act, looks, ...pages] = process.argv.slice(2);
mkdirSync('/tmp/shots', { recursive: true });
const { env, ...launch } = await findChromium();
const browser = await chromium.launch({ ...launch, env: { ...process.env, ...env } });
const all: any = {
  pd: {
    o: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
    lang: 'pt-AO',
  },
  pe: {
    o: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
    lang: 'en-GB',
  },
  dl: { o: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }, lang: 'pt-AO' },
  de: { o: { viewport: { width: 1280, height: 800 }, colorScheme: 'light' }, lang: 'en-GB' },
};
for (const key of looks.split(',')) {
  const { o, lang } = all[key];
  const context = await browser.newContext({ baseURL: site, timezoneId: 'Africa/Luanda', locale: lang, ...o });
  const page = await context.newPage();
  page.on(
    'console',
    (m) => ['error', 'warning'].includes(m.type()) && console.log(key, page.url(), m.text().slice(0, 300)),
  );
  page.on('pageerror', (e) => console.log(key, page.url(), e.message));
  if (user !== '-') await arriveAgain(page, { username: `${user}@mestria.example`, password: demoPassword });
  await open(page, `/profile?lang=${lang}`).catch(() => {});
  if (act !== '-')
    await page
      .getByRole('radio', { name: new RegExp(act) })
      .check({ timeout: 10000 })
      .catch((e: Error) => console.log(e.message));
  for (const each of pages) {
    const at = each.indexOf('=');
    const [name, path] = [each.slice(0, at), each.slice(at + 1)];
    await open(page, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`);
    await ready(page);
    await page.waitForTimeout(1200);
    const m = await page.evaluate(() => ({
      w: document.documentElement.clientWidth,
      h: document.documentElement.scrollHeight,
      sw: document.documentElement.scrollWidth,
    }));
    if (m.sw > m.w) console.log(key, name, 'TOO WIDE', m.sw, m.w);
    await page.setViewportSize({ width: m.w, height: Math.min(m.h, 3200) });
    await page.screenshot({ path: `/tmp/shots/${name}-${key}.png` });
    await page.setViewportSize(o.viewport);
  }
  await context.close();
}
await browser.close();
