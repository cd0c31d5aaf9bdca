import type { FrameLocator } from '@playwright/test';
import { windowPackages } from '#fixtures/window-packages.ts';
import { learnerOf } from './activities.ts';
import { desktopOnly, expect, open, test, type Page, type Reading } from './fixture.ts';
import { isDone } from './learning.ts';

// A package may try to register one, and the site has its own.
test.use({ hasWorker: true });

test('documents and windows of an activity open', desktopOnly, async ({ reading, seen, refusals }) => {
  const { page, words } = reading;
  const { opensWindows } = await learnerOf(page, { opensWindows: { zip: windowPackages.opensWindows() } });
  await open(page, opensWindows);
  await page.getByRole('button', { name: words('learn.scorm_begin') }).click();
  const inFrame = page.getByRole('article').frameLocator('iframe').frameLocator('iframe');

  await test.step('shows documents in tabs, and downloads what a frame cannot show', async () => {
    for (const way of ['#newTab', '#guide']) {
      // Not every headless browser has a viewer, so what counts is the answer.
      const answered = page.context().waitForEvent('response', (answer) => answer.url().endsWith('.pdf'));
      const tab = await opened(page, () => inFrame.locator(way).click());
      const { 'content-type': type, 'content-disposition': disposition } = (await answered).headers();
      expect([type, disposition ?? 'inline']).toEqual(['application/pdf', expect.not.stringMatching(/^attachment/)]);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await tab.close();
    }
    expect(await downloaded(page, () => inFrame.locator('#saved').click())).toBe('ladders.pdf');
    expect(await downloaded(page, () => inFrame.locator('#here').click())).toBe('guide.pdf');
    expect(await downloaded(page, () => inFrame.locator('#model').click())).toBe('ladder.glb');
    await expect(inFrame.locator('h1')).toBeVisible();
  });

  await test.step('offers a window of its own when the activity opens one', async () => {
    const alone = await opened(page, () => inFrame.locator('#lesson').click());
    await alone.close();
    await expect(page.getByText(words('learn.wants_window'))).toBeVisible();
    await seen(page);
  });

  const activity = await opened(page, () => ownWindow(reading).click());
  await test.step('finds the API from a pop-up there, and saves what it reports', async () => {
    await expect(activity.getByRole('heading', { level: 1 })).toHaveText('S');
    await expect(activity.frameLocator('iframe').locator('#opener')).toHaveText('opener.API is there');
    const lesson = await opened(activity, () => activity.frameLocator('iframe').locator('#lesson').click());
    await expect(activity.getByRole('status')).toHaveText(/abriu outra janela/);
    await expect(page.getByText(words('learn.away'))).toBeVisible();
    await seen(page);
    // The click closes the window that it was made in.
    await lesson.locator('#finish').click().catch(closedOnly);
    await expect.poll(() => activity.isClosed()).toBe(true);
    expect(lesson.isClosed()).toBe(true);
  });

  await test.step('shows the result in the player', async () => {
    const result = { status: words('learn.sco_passed'), score: '80' };
    await expect(page.getByText(words('learn.activity_ended_score', result))).toBeVisible();
    await isDone(reading);
    await seen(page);
  });

  await test.step('offers a link where the browser blocks the window', async () => {
    await page.evaluate(() => (window.open = () => null));
    await ownWindow(reading).click();
    await expect(page.getByText(words('learn.away_blocked'))).toBeVisible();
    const link = page.getByRole('link', { name: words('learn.away_link') });
    const first = await opened(page, () => link.click());
    await expect(first.frameLocator('iframe').locator('h1')).toBeVisible();
    // Somewhere else the session is taken over.
    await page.getByRole('button', { name: words('learn.away_here') }).click();
    await expect(inFrame.locator('h1')).toBeVisible();
    refusals.expect({ path: /__player__\/commit$/, status: 409 });
    await first.getByRole('button').click();
    await expect(first.getByRole('status')).toHaveText(/noutra janela/);
  });
});

function closedOnly(error: Error): void {
  if (!/has been closed/.test(error.message)) throw error;
}

test(
  'the window of an activity tells whether it saves, and always closes',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page } = reading;
    const { opensWindows } = await learnerOf(page, { opensWindows: { zip: windowPackages.opensWindows() } });
    await open(page, opensWindows);
    await test.step('closes when the activity did not start', async () => {
      refusals.expect({ path: /__player__\/session$/, status: 403 });
      const answer = { status: 403, json: { code: 'scorm_launch_expired' } };
      await page.context().route('**/__player__/session', (route) => route.fulfill(answer), { times: 1 });
      const expired = await opened(page, () => ownWindow(reading).click());
      await expect(expired.getByRole('status')).toHaveText(/demasiado tempo/);
      await expired.getByRole('button', { name: 'Fechar a janela' }).click().catch(closedOnly);
      await expect.poll(() => expired.isClosed()).toBe(true);
    });

    await open(page, opensWindows);
    const activity = await opened(page, () => ownWindow(reading).click());
    const status = activity.getByRole('status');
    const inWindow = activity.frameLocator('iframe');
    await expect(inWindow.locator('#opener')).toHaveText('opener.API is there');

    await test.step('does not call a window blocked that it cannot reach', async () => {
      const apart = await opened(activity, () => inWindow.locator('#apart').click());
      await apart.close();
      await expect(status).toHaveText(/fica guardado/);
    });

    await test.step('tries again after an answer that it cannot read', async () => {
      const lesson = await opened(activity, () => inWindow.locator('#lesson').click());
      await expect(status).toHaveText(/abriu outra janela/);
      refusals.expect({ path: /__player__\/commit$/, status: 413 });
      const answer = { status: 413, contentType: 'text/html', body: '<h1>Request Entity Too Large</h1>' };
      await activity.route('**/__player__/commit', (route) => route.fulfill(answer), { times: 1 });
      await lesson.waitForFunction('typeof scormApi !== "undefined"');
      await lesson.evaluate('scormApi.LMSCommit("")');
      await expect(status).toHaveText(/Ainda não está guardado/);
      // Not «saved», since this window has to stay.
      await expect(status).toHaveText(/abriu outra janela/);
    });
  },
);

test('an activity cannot reach the window of the site', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const { reachesOut } = await learnerOf(page, { reachesOut: { zip: windowPackages.reachesOut() } });
  await open(page, reachesOut);
  await page.evaluate(() => (window.name = 'mestria'));
  refusals.allow({ says: /./ });
  const address = page.url();

  await test.step('from its frame', async () => {
    await page.getByRole('button', { name: words('learn.scorm_begin') }).click();
    const attacked = await attackFrom(page.getByRole('article').frameLocator('iframe').frameLocator('iframe'));
    expect(attacked).toEqual({ foreignWindows: 1, read: [] });
    await isUntouched(page, address);
  });

  await test.step('from a pop-up of its frame', async () => {
    const frame = page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
    const popup = await opened(page, () => frame.locator('#popup').click());
    expect(await attackFrom(popup)).toEqual({ foreignWindows: 0, read: [] });
    await isUntouched(page, address);
  });

  const activity = await opened(page, () => ownWindow(reading).click());
  await test.step('from a window of its own', async () => {
    expect(await attackFrom(activity.frameLocator('iframe'))).toEqual({ foreignWindows: 0, read: [] });
    await isUntouched(page, address);
  });

  await test.step('from a pop-up of that window', async () => {
    const popup = await opened(page, () => activity.frameLocator('iframe').locator('#popup').click());
    expect(await attackFrom(popup)).toEqual({ foreignWindows: 0, read: [] });
    await isUntouched(page, address);
  });
});

function ownWindow({ page, words }: Reading) {
  return page.getByRole('button', { name: words('learn.own_window') });
}

async function opened(page: Page, act: () => Promise<void>): Promise<Page> {
  const opening = page.context().waitForEvent('page');
  await act();
  return opening;
}

async function downloaded(page: Page, act: () => Promise<void>): Promise<string> {
  const downloading = page.waitForEvent('download');
  await act();
  return (await downloading).suggestedFilename();
}

async function attackFrom(place: FrameLocator | Page): Promise<unknown> {
  await place.locator('#attack').click();
  const report = place.locator('#report');
  await expect(report).not.toBeEmpty();
  return JSON.parse(await report.innerText());
}

async function isUntouched(page: Page, address: string): Promise<void> {
  // A navigation would have begun by now.
  await page.waitForTimeout(500);
  expect(page.isClosed()).toBe(false);
  expect(page.url()).toBe(address);
  expect(await page.title()).not.toMatch(/trapped/i);
  expect(
    await page.evaluate(() => [document.cookie.includes('stolen'), localStorage.getItem('refreshToken') !== null]),
  ).toEqual([false, true]);
}
