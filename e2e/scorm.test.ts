import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, open, test, type Page, type Reading } from './fixture.ts';
import { isDone } from './learning.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';

const material = resolve('../shared/material/scorm');
const packages = ['RuntimeBasicCalls', 'RuntimeMinimumCalls', 'ContentPackagingSingleSCO'];

test('packages of others are played to their end, and resumed where one stopped', async ({
  reading,
  seen,
  complaints,
}) => {
  test.skip(!existsSync(material), `${material} is not on this machine`);
  test.setTimeout(300_000);
  const { page, words } = reading;
  page.on('dialog', (dialog) => void dialog.accept());
  const addresses = await test.step('somebody puts them into a course', () => prepare(page));
  const [basic = '', minimum = '', packaged = ''] = addresses;

  await test.step('a SCO is left in the middle and resumed', async () => {
    await open(page, basic);
    await seen(page);
    await begin(reading, 'begin');
    const activity = sco(page);
    for (let turn = 0; turn < 4; turn++) await activity.locator('#butNext').click();
    expect(await setSuspendData(page, 'hole=4')).toBe('true');
    await page.reload();
    // It may be drawn before the last word of the activity has come in; the launch itself reads the latest.
    await begin(reading, 'go_on', 'begin');
    await expect(activity.frameLocator('#contentFrame').getByRole('heading', { level: 1 })).toHaveText(/Rules/);
    expect(await valueOf(page, 'cmi.core.lesson_location')).toBe('4');
    expect(await valueOf(page, 'cmi.suspend_data')).toBe('hole=4');
    expect(await valueOf(page, 'cmi.core.lesson_status')).toBe('incomplete');
  });

  await test.step('what it said last is kept though the network was gone with the page', async () => {
    const lost = /scorm-commits|__player__\/commit/;
    expect(await setSuspendData(page, 'hole=5')).toBe('true');
    await page.route(lost, (route) => route.abort());
    await page.reload();
    await page.unroute(lost);
    // What the browser itself says of the requests that it lost.
    complaints.length = 0;
    await begin(reading, 'go_on', 'begin');
    expect(await valueOf(page, 'cmi.suspend_data')).toBe('hole=5');
  });

  await test.step('its test is passed, and the result stands after a reload', async () => {
    await answerTheQuiz(page);
    await sco(page).locator('#butExit').click();
    await expect(
      page.getByText(words('learn.activity_ended_score', { status: words('learn.sco_passed'), score: '100' })),
    ).toBeVisible();
    await isDone(reading);
    await page.reload();
    await isDone(reading);
    await begin(reading, 'review');
    expect(await valueOf(page, 'cmi.core.score.raw')).toBe('100');
    expect(await valueOf(page, 'cmi.core.lesson_mode')).toBe('review');
    await page.getByRole('button', { name: words('learn.end_activity') }).click();
  });

  await test.step('eighteen SCOs are gone through one by one', async () => {
    await open(page, minimum);
    await begin(reading, 'begin');
    for (let part = 1; part < 18; part++) {
      await page.getByRole('button', { name: words('learn.end_activity') }).click();
      await begin(reading, 'go_on');
    }
    await page.getByRole('button', { name: words('learn.end_activity') }).click();
    await isDone(reading);
    await seen(page);
  });

  await test.step('one that never speaks is complete once it was looked at', async () => {
    await open(page, packaged);
    await begin(reading, 'begin');
    await page.getByRole('button', { name: words('learn.end_activity') }).click();
    await isDone(reading);
    await expect(page.getByText(words('learn.concluded'))).toBeVisible();
  });
});

/** A course with the three packages, which the person of this page is enrolled in. Answers where each is played. */
async function prepare(page: Page): Promise<string[]> {
  const house = await asAdministrator(page);
  const { personId } = await arriveSignedIn(page);
  const course = { title: { pt: 'Golfe explicado' }, type: 'online' };
  const course_id = idOf(await house.ask('POST /courses/create', course));
  const run = { course_id, code: `GOLFE-${course_id}`, type: 'online', tz: 'Africa/Luanda' };
  const class_id = idOf(await house.ask('POST /classes/create', run));
  const module_id = idOf(await house.ask('POST /modules/create', { course_id, title: { pt: 'Golfe' } }));
  const contents: number[] = [];
  for (const name of packages) {
    const scorm_package_id = idOf(await house.upload('/scorm-packages/create', zipOf(name)));
    const content = { module_id, type: 'scorm', scorm_package_id, title: { pt: name } };
    contents.push(idOf(await house.ask('POST /contents/create', content)));
  }
  await house.ask('POST /enrollments/create', { class_id, person_id: personId });
  return contents.map((content) => `/courses/${course_id}/learn?content=${content}`);
}

function zipOf(name: string): Buffer {
  return readFileSync(resolve(material, `${name}_SCORM12.zip`));
}

function idOf({ data }: { data: [{ id: number }] }): number {
  return data[0].id;
}

type Way = 'begin' | 'go_on' | 'review';

/** Presses the way into the activity, and waits until it is there. */
async function begin({ page, words }: Reading, way: Way, orElse: Way = way): Promise<void> {
  const button = (name: Way) => page.getByRole('button', { name: words(`learn.scorm_${name}`) });
  await button(way).or(button(orElse)).click();
  // An empty frame comes first, and what has not loaded cannot be completed by leaving it.
  await expect(sco(page).locator('body > *').first()).toBeAttached();
  await expect
    .poll(() =>
      sco(page)
        .locator('body')
        .evaluate(() => document.readyState),
    )
    .toBe('complete');
}

/** The frame of the activity, inside our own page on the content origin. */
function sco(page: Page) {
  return page.getByRole('article').frameLocator('iframe').frameLocator('iframe');
}

type RunTime = {
  API: { LMSGetValue: (element: string) => string; LMSSetValue: (element: string, value: string) => string };
};

/** What the run time answers to the activity. */
function valueOf(page: Page, element: string): Promise<string> {
  const body = sco(page).locator('body');
  return body.evaluate((_, asked) => (parent as unknown as RunTime).API.LMSGetValue(asked), element);
}

function setSuspendData(page: Page, data: string): Promise<string> {
  const body = sco(page).locator('body');
  return body.evaluate((_, kept) => (parent as unknown as RunTime).API.LMSSetValue('cmi.suspend_data', kept), data);
}

async function answerTheQuiz(page: Page): Promise<void> {
  const next = sco(page).locator('#butNext');
  while (await next.isEnabled()) await next.click();
  const quiz = sco(page).frameLocator('#contentFrame');
  await expect(quiz.getByRole('button', { name: 'Submit Answers' })).toBeVisible();
  await quiz.locator('body').evaluate(() => {
    const asked = (window as unknown as { test: { Questions: Question[] } }).test.Questions;
    for (const question of asked) fill(question);

    type Question = { Id: string; Type: string; Answers: string[]; CorrectAnswer: string | boolean };

    function fill({ Id, Type, Answers, CorrectAnswer }: Question): void {
      const field = (end: string) => document.querySelector<HTMLInputElement>(`[id="question_${Id}_${end}"]`);
      const text = field('Text');
      if (text) text.value = String(CorrectAnswer);
      else if (Type === 'choice') field(String(Answers.indexOf(String(CorrectAnswer))))?.click();
      else field(CorrectAnswer ? 'True' : 'False')?.click();
    }
  });
  await quiz.getByRole('button', { name: 'Submit Answers' }).click();
}
