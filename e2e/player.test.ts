import { desktopOnly, expect, open, phoneOnly, ready, test, type Page } from './fixture.ts';
import { isDone, passLesson, playOn } from './learning.ts';
import { arriveAgain, arriveSignedIn, enrol } from './people.ts';
import { courseOf } from './shopping.ts';
import { hold, twoFrames } from './failures.ts';

// The lesson follows the browser's language.
test.use({ locale: 'pt-PT' });

test('a video resumes where it stopped, also on another device', desktopOnly, async ({ reading, stranger }) => {
  const { page } = reading;
  const course = await courseOf(page, 'poupar-eletricidade');
  const person = await arriveSignedIn(page);
  await enrol(page, person.personId, course);
  await open(page, `${course.path}/learn`);
  await playOn(reading);
  await expect.poll(() => placeIn(page)).toBeGreaterThan(12);
  const notified = page.waitForResponse((response) => response.url().endsWith('/contents/progress'));
  await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause());
  await notified;
  const place = await placeIn(page);

  await arriveAgain(stranger, person);
  await open(stranger, `${course.path}/learn`);
  await expect.poll(() => placeIn(stranger)).toBeCloseTo(place, 0);
  await page.reload();
  await ready(page);
  await expect.poll(() => placeIn(page)).toBeCloseTo(place, 0);
});

test('a text counts as done when opened, once the progress is known', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  const course = await courseOf(page, 'extintores');
  const { personId } = await arriveSignedIn(page);
  await enrol(page, personId, course);
  const notified: string[] = [];
  page.on('request', (request) => notified.push(request.url()));
  page.on('response', (response) => notified.push(`answer ${response.url()}`));
  const release = await hold(page, '/modules');
  await open(page, `${course.path}/learn`);
  await expect.poll(() => notified.some((url) => /^answer .*\/api\/enrollments$/.test(url))).toBe(true);
  await twoFrames(page);
  await release();
  await isDone(reading);
  const placeOf = (what: RegExp) => notified.findIndex((url) => what.test(url));
  expect(placeOf(/^http.*\/contents\/progress$/)).toBeGreaterThan(placeOf(/^answer .*\/modules$/));
});

test(
  'a guest sees the outline and the preview, and is asked to sign in for the rest',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { path } = await courseOf(page, 'poupar-eletricidade');
    await open(page, `${path}/learn`);
    await expect(page.locator('video')).toBeVisible();
    await expect(page.getByRole('heading', { name: words('learn.closed_guest') })).toBeVisible();
    await seen(page);
  },
);

test('the demo lesson is completed in its frame, and its result counts', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const course = await courseOf(page, 'extintores');
  const { personId } = await arriveSignedIn(page);
  await enrol(page, personId, course);
  await open(page, `${course.path}/learn`);
  await isDone(reading);
  await page.getByRole('link', { name: words('learn.next') }).click();
  await page.getByRole('button', { name: words('learn.scorm_begin') }).click();
  await passLesson(page);
  await seen(page);
  await page.getByRole('button', { name: words('learn.end_activity') }).click();
  await isDone(reading);
  await expect(page.getByText(words('learn.concluded'))).toBeVisible();
});

function placeIn(page: Page): Promise<number> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime);
}
