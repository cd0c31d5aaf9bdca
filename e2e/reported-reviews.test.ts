import { randomUUID } from 'node:crypto';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { judgeFacts } from '#web/app/found/judge.ts';
import { desktopOnly, expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { arriveAgain, arriveSignedIn, asAdministrator, asPerson } from './people.ts';
import { goToReviews, reviewedCourse } from './reviewing.ts';
import { expectTrouble, failsAndComes } from './failures.ts';

const staff = { username: demoPeople.administrator.username, password: demoPassword };
const address = '/profile/reported';

const itemIn = (page: Page, text: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: text });

/** The rating in the structured data, or null. */
async function ratingReported(page: Page, path: string): Promise<{ value: number; count: number } | null> {
  const html = await (await page.request.get(path)).text();
  const { faults, types } = await judgeFacts(html);
  expect(faults).toEqual([]);
  const notified = /"ratingValue":([\d.]+),"ratingCount":(\d+)/.exec(html);
  expect(notified !== null).toBe(types.includes('AggregateRating'));
  return notified && { value: Number(notified[1]), count: Number(notified[2]) };
}

async function hide({ page, words }: Reading, text: string): Promise<void> {
  const button = itemIn(page, text).getByRole('button', { name: words('reviews.hide') });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('reviews.hide_label')).fill('Publicidade');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test(
  'a reader reports a review, and staff hide it, show it again, or dismiss the report',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(300_000);
    const { page, words } = reading;
    const [bad, good] = [`Comprem no meu sítio. ${randomUUID()}`, `Claro e curto. ${randomUUID()}`];
    const { path, title, reviewIds } = await reviewedCourse(page, [
      { rating: 1, text: bad },
      { rating: 4, text: good },
    ]);
    const notified = () => ratingReported(page, path);
    await expect.poll(notified).toEqual({ value: 2.5, count: 2 });

    await test.step('a reader reports both', async () => {
      const reader = await arriveSignedIn(stranger);
      await open(stranger, path);
      await goToReviews(stranger);
      const item = stranger.locator('#reviews').getByRole('listitem').filter({ hasText: bad });
      await item.getByRole('button', { name: words('reviews.report') }).click();
      await stranger.getByRole('dialog').getByLabel(words('reviews.report_label')).fill('Isto é publicidade.');
      await stranger
        .getByRole('dialog')
        .getByRole('button', { name: words('reviews.report_send') })
        .click();
      await expect(item.getByText(words('reviews.is_reported'))).toBeVisible();
      const { call } = await asPerson(stranger, reader);
      await call('PUT /reviews/report', { id: reviewIds[1], reason: 'Não gosto.' });
    });

    await test.step('staff find it from their profile, with course, words and reason', async () => {
      await arriveAgain(page, staff);
      await open(page, '/profile');
      const fold = page.getByRole('button', { name: words('profile.pages') });
      const link = page.getByRole('link', { name: words('profile.reported_reviews') });
      const pages = page.getByRole('navigation', { name: words('profile.your_space') });
      const group = pages.getByText(words('profile.house'), { exact: true });
      await expect(pages).toBeVisible();
      if (await fold.isVisible()) await fold.click();
      await group.click();
      await link.click();
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle(words('site.title_reported'));
      const item = itemIn(page, bad);
      await expect(item.getByRole('link', { name: title })).toHaveAttribute('href', path);
      await expect(item.getByText('Isto é publicidade.')).toBeVisible();
      await expect(item.getByText(words('reviews.reports', { count: 1 }))).toBeVisible();
      await seen(page);
    });

    await test.step('a hidden review is gone for guests, and the rating follows', async () => {
      await hide(reading, bad);
      await expect(
        itemIn(page, bad).getByText(words('reviews.hidden_because', { reason: 'Publicidade' })),
      ).toBeVisible();
      await expect.poll(notified).toEqual({ value: 4, count: 1 });
      await open(stranger, path);
      await goToReviews(stranger);
      await expect(stranger.locator('#reviews').getByText(good)).toBeVisible();
      await expect(stranger.locator('#reviews').getByText(bad)).toHaveCount(0);
    });

    await test.step('a review with dismissed reports stays, and leaves the list', async () => {
      await itemIn(page, good)
        .getByRole('button', { name: words('reviews.dismiss') })
        .click();
      await expect(page.getByText(words('reviews.done_dismissed'))).toBeVisible();
      await expect(itemIn(page, good)).toHaveCount(0);
      await expect.poll(notified).toEqual({ value: 4, count: 1 });
    });

    await test.step('a hidden review is shown again, also in a narrow window', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await seen(page);
      await itemIn(page, bad)
        .getByRole('button', { name: words('reviews.unhide') })
        .click();
      await expect(itemIn(page, bad)).toHaveCount(0);
      await expect.poll(notified).toEqual({ value: 2.5, count: 2 });
    });

    await test.step('without visible reviews there is no rating', async () => {
      const site = await asAdministrator(page);
      for (const id of reviewIds) await site.call('PUT /reviews/hide', { id, reason: 'Publicidade' });
      await expect.poll(notified).toBeNull();
    });
  },
);

test('the list shows a failure, and loads on retry', desktopOnly, async ({ page, words, refusals }) => {
  await arriveAgain(page, staff);
  await open(page, '/profile');
  const failed = words('reviews.reported_failed');
  expectTrouble(refusals, '/reviews/reported');
  await failsAndComes(page, {
    path: address,
    call: '/reviews/reported',
    failed,
    filled: words('reviews.reported_lead'),
  });
});

test('without the claim the list is neither linked nor accessible', desktopOnly, async ({ page, words }) => {
  await arriveSignedIn(page);
  await open(page, address);
  await expect(page).toHaveURL('/error');
  await open(page, '/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: words('profile.reported_reviews'), includeHidden: true })).toHaveCount(0);
});

test.describe('in English', () => {
  test.use({ language: 'en-GB' });

  test('the list is in English', desktopOnly, async ({ page, words }) => {
    await arriveAgain(page, staff);
    await open(page, `${address}?lang=en-GB`);
    await expect(page.getByRole('heading', { level: 1, name: words('reviews.reported_title') })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reported reviews', includeHidden: true }).first()).toBeAttached();
  });
});
