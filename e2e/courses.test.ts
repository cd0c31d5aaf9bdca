import { desktopOnly, expect, open, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { titleOf } from './shopping.ts';

const mistyped = 'extimtores';
const meant = 'extintores';
const courseKey = 'extintores';

async function openGroup(page: Page, legend: string): Promise<void> {
  await page.locator('summary').filter({ hasText: legend }).click();
}

function field({ page, words }: Reading) {
  return page.getByRole('main').getByRole('combobox', { name: words('shell.search_courses') });
}

test('a mistyped word leads to the right course', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, '/courses');
  await field(reading).fill(mistyped);
  await field(reading).press('Enter');
  await expect(page).toHaveURL(`/courses?search=${mistyped}`);
  await expect(page.getByText(words('catalogue.did_you_mean'))).toBeVisible();
  await seen(page);
  await page.getByRole('main').getByRole('link', { name: meant, exact: true }).click();
  await expect(page).toHaveURL(`/courses?search=${meant}`);
  const course = page.getByRole('main').getByRole('link', { name: titleOf(courseKey, 'pt'), exact: true });
  await expect(course.locator('mark').first()).toBeVisible();
  await seen(page);
  await course.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(courseKey, 'pt'));
});

test(
  'suggestions appear while typing, and the arrow keys move through them',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page } = reading;
    await open(page, '/courses');
    const box = field(reading);
    await box.pressSequentially('extint');
    const option = page.getByRole('option', { name: titleOf(courseKey, 'pt') });
    await expect(option).toBeVisible();
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    await seen(page);
    await box.press('Escape');
    await expect(option).toHaveCount(0);
    await expect(box).toHaveValue('extint');
    await box.pressSequentially('or');
    await expect(option).toBeVisible();
    await expect(async () => {
      await box.press('ArrowDown');
      await expect(option).toHaveAttribute('aria-selected', 'true', { timeout: 200 });
    }).toPass();
    await box.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(courseKey, 'pt'));
  },
);

test('filters narrow the list and update counts', async ({ reading, isMobile }) => {
  const { page, words } = reading;
  await open(page, '/courses');
  if (isMobile) await page.getByText(words('catalogue.filters'), { exact: true }).click();
  await page.getByLabel(words('site.type_presential')).check();
  await expect(page).toHaveURL(/type=/);
  const beginner = page.getByRole('checkbox', { name: words('catalogue.level_beginner') });
  const label = page.locator('label', { has: beginner });
  await expect(page.getByRole('status').filter({ hasText: words('catalogue.with_filters') })).toBeVisible();
  await openGroup(page, words('catalogue.level'));
  await beginner.check();
  await expect(page).toHaveURL(/level=/);
  // A filter's count equals the results, once both have been updated.
  await expect(async () => {
    const count = Number(/\d+/.exec(await label.innerText())?.[0]);
    await expect(page.getByText(words('site.courses', { count }), { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test(
  'more courses are added below, and Back from one of them returns to the same place',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const cards = page.locator('#results h3 a');
    const card = cards.nth(30);
    await open(page, '/courses');
    await expect(page.getByRole('navigation', { name: words('catalogue.pages') })).toBeHidden();
    await page.getByRole('link', { name: words('site.show_more') }).click();
    await expect(cards).toHaveCount(48);
    await expect(cards.nth(24)).toBeFocused();
    await expect(cards.nth(24)).toBeInViewport();
    await seen(page);
    const address = page.url();
    const title = await card.innerText();
    await card.scrollIntoViewIfNeeded();
    const back = async () => {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await ready(page);
      await expect(cards).toHaveCount(48);
      await expect(card).toHaveText(title);
      await expect(card).toBeInViewport();
    };
    await card.click();
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await back();
    // Nothing is cached after this, and the server draws the list.
    await card.click();
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    await page.goto('/about');
    await page.goBack();
    await ready(page);
    await page.reload();
    await ready(page);
    await back();
  },
);

test(
  'Back restores the scroll position on a first page whose middle was never rendered',
  phoneOnly,
  async ({ page }) => {
    await page.goto('/courses');
    await ready(page);
    const last = page.locator('main h3 a').last();
    await last.scrollIntoViewIfNeeded();
    // The browser reports scrolling with its next frame.
    await last.evaluate(async (link) => {
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
      const note = () =>
        (document.documentElement.dataset['leftAt'] = String(Math.round(link.getBoundingClientRect().top)));
      link.addEventListener('pointerdown', note);
    });
    await last.click();
    await expect(page).toHaveURL(/\/courses\/\d+$/);
    const leftAt = Number(await page.locator('html').getAttribute('data-left-at'));
    await page.goBack();
    await ready(page);
    // A phone scrolls to whole pixels of its screen, which are fractions of those of the page.
    await expect.poll(async () => Math.abs(((await last.boundingBox())?.y ?? 0) - leftAt)).toBeLessThanOrEqual(1.5);
  },
);

test(
  'a start date is chosen among the next days, counted, and removed by its chip',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    await open(page, '/courses');
    await page.getByText(words('catalogue.filters'), { exact: true }).click();
    await openGroup(page, words('catalogue.starts'));
    const month = page.getByLabel(words('catalogue.starts_in', { window: 'month' }));
    const notified = await page.locator('label', { has: month }).innerText();
    const count = Number(/(\d+)$/.exec(notified)?.[1]);
    await month.check();
    await expect(page).toHaveURL('/courses?starts_within=month');
    await expect(page.getByText(words('site.courses', { count }), { exact: true })).toBeVisible();
    await seen(page);
    await page.getByRole('link', { name: words('catalogue.starts_within', { window: 'month' }) }).click();
    await expect(page).toHaveURL('/courses');
    await expect(page.getByLabel(words('catalogue.starts_any'))).toBeChecked();
  },
);

test('a page after the last one leads to the first of the same list', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await open(page, '/courses?type=presential&page=999');
  await expect(page.getByRole('heading', { name: words('catalogue.none_on_page') })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: words('site.see_courses'), exact: true })
    .click();
  await expect(page).toHaveURL('/courses?type=presential');
});

test('an empty list suggests which filter to remove', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await open(page, `/courses?search=${meant}&type=presential&level=advanced`);
  await expect(page.getByRole('heading', { name: words('catalogue.none_for', { words: meant }) })).toBeVisible();
  await seen(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: words('catalogue.remove_filters') })
    .click();
  await expect(page.getByRole('link', { name: titleOf(courseKey, 'pt'), exact: true })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a guest filters, sorts and turns pages', async ({ reading, isMobile }) => {
    const { page, words } = reading;
    await page.goto('/courses');
    if (isMobile) await page.getByText(words('catalogue.filters'), { exact: true }).click();
    await page.getByLabel(words('site.type_presential')).check();
    await page.getByLabel(words('catalogue.sort')).selectOption('title');
    await page.getByRole('button', { name: words('catalogue.apply') }).click();
    await expect(page).toHaveURL(/\/courses\?sort=title&type=presential$/);
    await expect(page).not.toHaveURL(/[?&][a-z_]+=(&|$)/);
    await expect(page.getByLabel(words('site.type_presential'))).toBeChecked();
    const first = await page.locator('main h3 a').first().innerText();
    await page
      .getByRole('navigation', { name: words('catalogue.pages') })
      .getByRole('link', { name: words('site.next') })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.locator('main h3 a').first()).not.toHaveText(first);
    await page.goto(`/courses?search=${mistyped}`);
    await page.getByRole('main').getByRole('link', { name: meant, exact: true }).click();
    await expect(page.getByRole('link', { name: titleOf(courseKey, 'pt'), exact: true })).toBeVisible();
    if (isMobile) await page.getByText(words('catalogue.filters'), { exact: true }).click();
    await page.getByLabel(words('site.type_online')).first().check();
    await page.getByRole('button', { name: words('catalogue.apply') }).click();
    await expect(page).toHaveURL(/type=online/);
    await expect(page).toHaveURL(/search=/);
  });
});
