import { scormPackages } from '#fixtures/scorm-packages.ts';
import { begin, learnerOf, sco, valueOf } from './activities.ts';
import { desktopOnly, expect, open, test, type Page } from './fixture.ts';
import { isDone } from './learning.ts';

test(
  'packages of old authoring tools are played to the end, and resumed',
  desktopOnly,
  async ({ reading, seen, refusals }) => {
    test.setTimeout(300_000);
    const { page, words } = reading;
    page.on('dialog', (dialog) => void dialog.accept());
    const addresses = await test.step('adds them to a course', () => prepare(page));
    const { bookmarks, eighteenScos, silent } = addresses;

    await test.step('leaves a SCO in the middle and resumes it', async () => {
      await open(page, bookmarks);
      await seen(page);
      await begin(reading, 'begin');
      const activity = sco(page);
      for (let turn = 0; turn < 4; turn++) await activity.locator('#nextPage').click();
      expect(await setSuspendData(page, 'page=4')).toBe('true');
      await page.reload();
      // The page may render before the activity's last commit; the launch reads the newest data.
      await begin(reading, 'go_on', 'begin');
      await expect(activity.frameLocator('#pageFrame').getByRole('heading', { level: 1 })).toHaveText(/Rules/);
      expect(await valueOf(page, 'cmi.core.lesson_location')).toBe('4');
      expect(await valueOf(page, 'cmi.suspend_data')).toBe('page=4');
      expect(await valueOf(page, 'cmi.core.lesson_status')).toBe('incomplete');
    });

    await test.step('keeps its last commit although the network was lost with the page', async () => {
      const lost = /scorm-commits|__player__\/commit/;
      expect(await setSuspendData(page, 'page=5')).toBe('true');
      await page.route(lost, (route) => route.abort());
      refusals.allow({ path: lost, status: 'lost' });
      await page.reload();
      await page.unroute(lost);
      await refusals.allCame();
      await begin(reading, 'go_on', 'begin');
      expect(await valueOf(page, 'cmi.suspend_data')).toBe('page=5');
    });

    await test.step('passes its test, and keeps the result after a reload', async () => {
      await answerTheQuiz(page);
      await sco(page).locator('#exitActivity').click();
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

    await test.step('completes eighteen SCOs one by one', async () => {
      await open(page, eighteenScos);
      await begin(reading, 'begin');
      for (let part = 1; part < 18; part++) {
        await page.getByRole('button', { name: words('learn.end_activity') }).click();
        await begin(reading, 'go_on');
      }
      await page.getByRole('button', { name: words('learn.end_activity') }).click();
      await isDone(reading);
      await seen(page);
    });

    await test.step('completes a SCO without API calls by viewing it', async () => {
      await open(page, silent);
      await begin(reading, 'begin');
      await page.getByRole('button', { name: words('learn.end_activity') }).click();
      await isDone(reading);
      await expect(page.getByText(words('learn.concluded'))).toBeVisible();
    });
  },
);

function prepare(page: Page) {
  return learnerOf(page, {
    bookmarks: { zip: scormPackages.bookmarks() },
    eighteenScos: { zip: scormPackages.eighteenScos() },
    silent: { zip: scormPackages.silent(), completesOnOpen: true },
  });
}

type RunTime = { API: { LMSSetValue: (element: string, value: string) => string } };

function setSuspendData(page: Page, data: string): Promise<string> {
  const body = sco(page).locator('body');
  return body.evaluate((_, stored) => (parent as unknown as RunTime).API.LMSSetValue('cmi.suspend_data', stored), data);
}

async function answerTheQuiz(page: Page): Promise<void> {
  const next = sco(page).locator('#nextPage');
  while (await next.isEnabled()) await next.click();
  const quiz = sco(page).frameLocator('#pageFrame');
  await expect(quiz.getByRole('button', { name: 'Submit answers' })).toBeVisible();
  await quiz.locator('body').evaluate(() => {
    const { questions } = window as unknown as { questions: Question[] };
    for (const question of questions) fill(question);

    type Question = { id: string; answers?: string[]; correct: string | number | boolean };

    function fill({ id, answers = ['true', 'false'], correct }: Question): void {
      const field = (end: string | number) => document.querySelector<HTMLInputElement>(`[id="question_${id}_${end}"]`);
      const text = field('text');
      if (text) text.value = String(correct);
      else field(answers.indexOf(String(correct)))?.click();
    }
  });
  await quiz.getByRole('button', { name: 'Submit answers' }).click();
}
