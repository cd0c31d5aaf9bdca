import type { AttemptSummary } from '#contract/learning/assessments/calls.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { everyKind, sitAssessment } from './assessed.ts';
import { desktopOnly, expect, open, ready, test, type Page, type Reading } from './fixture.ts';
import {
  attach,
  chooseIn,
  chooseRadio,
  openByKeys,
  press,
  standsAtHeading,
  standsSomewhere,
  write,
} from './keyboard.ts';
import { arriveAgain, asPerson } from './people.ts';

const plan = { name: 'Saída.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
const hourMs = 3_600_000;

test(
  'a timed assessment survives a reload, goes on on another device, and ends on both',
  desktopOnly,
  async ({ reading, refusals, seen, stranger }) => {
    test.slow();
    const { page, words } = reading;
    const questions = everyKind.filter(({ kind }) => ['choice', 'number', 'text'].includes(kind));
    const { person, path } = await sitAssessment(page, { time_limit_minutes: 30, questions });
    const own = await asPerson(page, person);
    const attempts = async (): Promise<AttemptSummary[]> => (await own.find('POST /attempts', {})).results;
    const other: Reading = { page: stranger, words };

    await test.step('is begun', async () => {
      await open(page, path);
      await page.getByRole('button', { name: words('assessment.start') }).click();
      await page.getByRole('radio', { name: 'Verde' }).check();
      await field(reading, 'number').fill('14,8');
      await isSaved(reading, 2);
    });
    const endsAt = await page.getByRole('timer').locator('small').innerText();
    const [begun] = await attempts();

    await test.step('keeps answers and time through a reload', async () => {
      await page.reload();
      await ready(page);
      await holds(reading, endsAt);
    });

    await test.step('goes on on another device, whose clock is two hours ahead', async () => {
      await stranger.clock.install({ time: Date.now() + 2 * hourMs });
      await arriveAgain(stranger, person);
      await open(stranger, path);
      await holds(other, endsAt);
      await field(other, 'text').fill('CO2');
      await isSaved(other, 3);
      expect(await attempts()).toMatchObject([{ ends_at: begun?.ends_at, status: 'open', number: 1 }]);
    });

    await test.step('is submitted there', async () => {
      await stranger.getByRole('button', { name: words('assessment.submit') }).click();
      const dialog = stranger.getByRole('dialog');
      await expect(dialog).toContainText(words('assessment.all_answered'));
      await dialog.getByRole('button', { name: words('assessment.submit') }).click();
      await expect(stranger.getByText(words('assessment.attempt_passed'))).toBeVisible();
    });

    await test.step('says so on the first device, where a late answer does not count', async () => {
      refusals.expect({ path: '/api/attempts/answer', status: 409 });
      await page.getByRole('radio', { name: 'Vermelha' }).check();
      await expect(page.getByText(words('assessment.ended_elsewhere'))).toBeVisible();
      await expect(page.getByText(words('assessment.attempt_passed'))).toBeVisible();
      const answers = page.getByRole('region', { name: words('assessment.answers_given') });
      await expect(answers).toContainText('Verde');
      await expect(answers).toContainText('CO2');
      await expect(answers).not.toContainText('Vermelha');
      await seen(page);
      expect(await attempts()).toMatchObject([{ status: 'graded', number: 1, grade: 20, ended_by: 'learner' }]);
    });

    await test.step('is one attempt on both', async () => {
      for (const device of [page, stranger]) {
        await open(device, path);
        await expect(device.getByText(words('assessment.grade_now', { grade: '20,0' }))).toBeVisible();
        const done = device.getByRole('region', { name: words('assessment.attempts_before') });
        await expect(done.getByRole('listitem')).toHaveCount(1);
      }
    });
  },
);

test(
  'every kind of question is answered, and an attempt submitted and read, by keyboard alone',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    test.slow();
    const { path } = await sitAssessment(page, { attempts_allowed: 1 });

    await test.step('starts', async () => {
      await openByKeys(reading, path);
      await seen(page);
      await press(page.getByRole('button', { name: words('assessment.start') }));
      await standsAtHeading(page, 'Teste');
      // All questions are on one page; axe sees them before they are answered, and after.
      await expect(page.getByRole('group')).toHaveCount(everyKind.length);
      await seen(page);
    });

    await test.step('answers by choosing', async () => {
      await chooseRadio(page.getByRole('radio', { name: 'Verde' }));
      for (const name of ['Ar', 'Madeira']) {
        await press(page.getByRole('checkbox', { name, exact: true }), 'Space');
        await expect(page.getByRole('checkbox', { name, exact: true })).toBeChecked();
      }
      await putInOrder(reading, ['Avisar', 'Telefonar', 'Sair']);
      await chooseByLabel(page, 'Óleo', 'Espuma');
      await chooseByLabel(page, 'Papel', 'Só água');
    });

    await test.step('answers by writing, and with a file', async () => {
      await write(field(reading, 'number'), '16.000');
      await expect(page.getByText(words('assessment.which_number', { typed: '16.000' }))).toBeVisible();
      await seen(page);
      await write(field(reading, 'number'), '15');
      await write(field(reading, 'text'), 'dioxido de carbono');
      await write(field(reading, 'long_text'), 'Falo devagar.');
      await attach(group(reading, 'file').locator('input[type=file]'), plan);
      await expect(group(reading, 'file').getByRole('listitem')).toContainText(plan.name);
      await standsSomewhere(page);
      await isSaved(reading, everyKind.length);
      await seen(page);
    });

    await test.step('submits', async () => {
      await press(page.getByRole('button', { name: words('assessment.submit') }));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words('assessment.all_answered'));
      await seen(page);
      await press(dialog.getByRole('button', { name: words('assessment.submit') }));
      await expect(page.getByText(words('assessment.waits'), { exact: true })).toBeVisible();
      await standsAtHeading(page, 'Teste');
    });

    await test.step('reads the result', async () => {
      const answers = page.getByRole('region', { name: words('assessment.answers_given') });
      await expect(answers.getByText(words('assessment.result_right'), { exact: true })).toHaveCount(6);
      await expect(answers.getByText(words('assessment.result_waits'), { exact: true })).toHaveCount(2);
      await seen(page);
      await press(page.getByRole('button', { name: words('assessment.back'), exact: true }));
      await standsAtHeading(page, 'Teste');
      await seen(page);
    });
  },
);

function group({ page }: Reading, kind: string) {
  const prompt = everyKind.find((question) => question.kind === kind)?.prompt['pt'] ?? kind;
  return page.getByRole('group', { name: prompt });
}

function field(reading: Reading, kind: 'number' | 'text' | 'long_text') {
  return group(reading, kind).getByRole('textbox');
}

async function isSaved({ page, words }: Reading, count: number): Promise<void> {
  const saved = page.getByRole('status').filter({ hasText: words('assessment.state_server', { time: '' }).trim() });
  await expect(saved).toHaveCount(count);
}

/** What was answered on the first device, and the same end of the time. */
async function holds(reading: Reading, endsAt: string): Promise<void> {
  const { page, words } = reading;
  await expect(page.getByRole('radio', { name: 'Verde' })).toBeChecked();
  await expect(field(reading, 'number')).toHaveValue('14,8');
  const timer = page.getByRole('timer');
  await expect(timer).toContainText(endsAt);
  await expect(timer).toContainText(
    new RegExp([30, 29, 28].map((minutes) => words('assessment.minutes_left', { minutes })).join('|')),
  );
  await page.getByRole('button', { name: words('assessment.submit') }).scrollIntoViewIfNeeded();
  await expect(timer, 'The time stays in view at the end of the questions').toBeInViewport();
}

/** Moves up what has to stand further up; the focus stays in the question all the while. */
async function putInOrder(reading: Reading, labels: readonly string[]): Promise<void> {
  const { page, words } = reading;
  const lines = group(reading, 'order').getByRole('listitem');
  for (const [place, label] of labels.entries()) {
    const all = await lines.allInnerTexts();
    for (let at = all.findIndex((text) => text.includes(label)); at > place; at -= 1) {
      await press(page.getByRole('button', { name: words('assessment.move_up', { label }) }));
      await expect(lines.nth(at - 1)).toContainText(label);
      await standsSomewhere(page);
    }
  }
  const asIs = page.getByRole('button', { name: words('assessment.order_as_it_is') });
  if (await asIs.isVisible()) await press(asIs);
  await standsSomewhere(page);
}

async function chooseByLabel(page: Page, item: string, option: string): Promise<void> {
  const select = page.getByRole('combobox', { name: item });
  const value = await select.locator('option', { hasText: option }).getAttribute('value');
  await chooseIn(select, value ?? '');
}
