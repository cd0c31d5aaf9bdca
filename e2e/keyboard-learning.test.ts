import { demoPassword, demoPeople } from '#seed/people.ts';
import { desktopOnly, expect, test, type Page } from './fixture.ts';
import { openByKeys, press, standsAtHeading, standsSomewhere, tabTo, write } from './keyboard.ts';
import { isDone } from './learning.ts';
import { arriveAgain, arriveSignedIn, enrol } from './people.ts';
import { courseOf, titleOf } from './shopping.ts';

// The lesson follows the browser's language.
test.use({ locale: 'pt-PT' });

test('by keyboard alone a course is followed, without a keyboard trap', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const title = titleOf('extintores', 'pt');
  const course = await courseOf(page, 'extintores');
  const { personId } = await arriveSignedIn(page);
  await enrol(page, personId, course);
  await openByKeys(reading, '/profile/my-courses');
  await press(page.getByRole('link', { name: words('my_courses.begin_with', { title }) }));
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await isDone(reading);
  const before = await heading.innerText();
  await press(page.getByRole('link', { name: words('learn.next') }));
  await expect(heading).not.toHaveText(before);
  await expect(heading).toBeFocused();

  await press(page.getByRole('button', { name: words('learn.scorm_begin') }));
  const activity = page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
  await standsSomewhere(page);
  const turn = activity.locator('[data-go="1"]:visible');
  await expect(turn).toBeVisible();
  await intoFrame(page, turn);
  await page.keyboard.press('Enter');
  // Into the frame and out again to the button that ends the activity.
  const end = page.getByRole('button', { name: words('learn.end_activity') });
  await outOfFrame(page, end);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: words('learn.scorm_go_on') })).toBeVisible();
  await standsSomewhere(page);

  const outline = page.getByRole('complementary', { name: words('learn.outline_of_course') });
  await press(outline.getByRole('link').first());
  await expect(heading).toHaveText(before);
  await expect(heading).toBeFocused();
  await press(page.getByRole('banner').getByRole('link', { name: words('learn.leave') }));
  await standsAtHeading(page, title);
});

test('by keyboard alone a video is played, and left', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const course = await courseOf(page, 'poupar-eletricidade');
  const { personId } = await arriveSignedIn(page);
  await enrol(page, personId, course);
  await openByKeys(reading, `${course.path}/learn`);
  const video = page.locator('video');
  await tabTo(video);
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => video.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true);
  await tabTo(page.getByRole('link', { name: words('learn.next') }));
});

test('by keyboard alone a certificate is shared, and checked by others', desktopOnly, async ({ reading, stranger }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  await arriveAgain(page, { username: demoPeople.student.username, password: demoPassword });
  await openByKeys(reading, '/profile/my-certificates');
  const name = main.getByRole('checkbox', { name: words('certificates.show_name') }).first();
  const checked = !(await name.isChecked());
  await press(name, 'Space');
  await expect(name).toBeChecked({ checked });
  await expect(name).toBeFocused();
  const arriving = page.waitForEvent('download');
  await press(main.getByRole('button', { name: words('certificates.download') }).first());
  await arriving;
  await tabTo(main.getByRole('button', { name: words('certificates.copy_address') }).first());
  await press(main.getByRole('link', { name: words('certificates.see_as_others') }).first());
  await expect(page).toHaveURL(/certificate-validation\//);
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  const code = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await openByKeys({ page: stranger, words }, '/certificate-validation');
  await write(stranger.getByLabel(words('certificates.number_or_code')), code);
  await stranger.keyboard.press('Enter');
  await expect(stranger.getByRole('heading', { name: words('certificates.answer_valid') })).toBeFocused();
});

async function intoFrame(page: Page, requested: ReturnType<Page['locator']>): Promise<void> {
  for (let steps = 0; steps < 40; steps += 1) {
    if (await requested.evaluate((it) => it === it.ownerDocument.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The frame is not reached.');
}

async function outOfFrame(page: Page, requested: ReturnType<Page['locator']>): Promise<void> {
  for (let steps = 0; steps < 60; steps += 1) {
    if (await requested.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The frame keeps the keys.');
}
