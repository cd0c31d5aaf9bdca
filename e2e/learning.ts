import { expect, type Page, type Reading } from './fixture.ts';

/** Follows a course in the player from the current content to the last. */
export async function learnToTheEnd(reading: Reading, lookAt: (page: Page) => Promise<void>): Promise<void> {
  const { page, words } = reading;
  const heading = page.getByRole('heading', { level: 1 });
  const next = page.getByRole('link', { name: words('learn.next'), exact: true });
  for (;;) {
    await lookAt(page);
    await doContent(reading);
    if (!(await next.isVisible())) return;
    const title = await heading.innerText();
    await next.click();
    await expect(heading).not.toHaveText(title);
  }
}

async function doContent(reading: Reading): Promise<void> {
  const { page, words } = reading;
  const text = await page.getByRole('article').locator('p').first().innerText();
  // Linked content is optional and not tracked.
  if (text.startsWith(words('learn.type_url'))) return expectLink(reading);
  if (text.startsWith(words('learn.type_file'))) await openFile(reading);
  if (text.startsWith(words('learn.type_video'))) await playOn(reading);
  await isDone(reading);
}

export async function isDone({ page, words }: Reading): Promise<void> {
  const done = page.getByRole('article').getByText(words('learn.done'), { exact: true });
  await expect(done).toBeVisible({ timeout: 40_000 });
}

/** At four times the speed the page still reports often enough to see that nothing is skipped. */
export async function playOn({ page }: Reading): Promise<void> {
  await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    video.playbackRate = 4;
    await video.play();
  });
}

const lastPage = 4;
/** Four of five correct answers are enough to pass. */
const answers = { q1: 'b', q2: 'c', q3: 'a', q4: 'a', q5: 'c' };

/** The demo lesson, once it was begun. */
export async function passLesson(page: Page): Promise<void> {
  const lesson = page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
  for (let turn = 1; turn < lastPage; turn++) await lesson.locator('[data-go="1"]:visible').click();
  for (const [question, answer] of Object.entries(answers)) {
    await lesson.locator(`[name=${question}][value=${answer}]:visible`).check();
  }
  await lesson.locator('[type=submit]:visible').click();
  // The questions grow by their notes, which moves what is below the lesson.
  await expect(lesson.locator('[data-note]:visible')).toHaveCount(Object.keys(answers).length);
}

async function expectLink({ page, words }: Reading): Promise<void> {
  await expect(page.getByRole('link', { name: words('learn.open_link') })).toHaveAttribute('href', /^https:/);
}

/** The file is on another origin and opens in a new tab. */
export async function openFile({ page, words }: Reading): Promise<void> {
  const opening = page.context().waitForEvent('page');
  const arriving = page.context().waitForEvent('response', (response) => response.url().endsWith('.pdf'));
  await page.getByRole('link', { name: words('learn.open_file') }).click();
  expect((await arriving).headers()['content-type']).toBe('application/pdf');
  await (await opening).close();
}
