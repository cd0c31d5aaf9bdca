import { begin, newClass } from './activities.ts';
import { expect as usual, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { isDone, openFile, passLesson, playOn } from './learning.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';
import { slowDown } from './slow-network.ts';
import type { Language } from './words.ts';

/** The titles and answers of fixtures/every-content, in their order. */
const courses = {
  pt: {
    course: 'Ler a fatura da luz',
    titles: [
      'Antes de abrir a fatura',
      'O que a fatura diz',
      'A folha das leituras',
      'O preço de hoje',
      'Uma atividade',
      'A sua fatura',
      'Teste das leituras',
    ],
    final: 'Prova final',
    reader: 'O leitor da empresa',
    photo: 'Fotografa o contador',
    work: 'Gastei 190 kWh, quase tudo com a arca.',
  },
  'en-GB': {
    course: 'Reading the electricity bill',
    titles: [
      'Before you open the bill',
      'What the bill says',
      'The sheet for readings',
      'The price today',
      'An activity',
      'Your own bill',
      'Test about readings',
    ],
    final: 'Final test',
    reader: 'The reader of the company',
    photo: 'Photograph the meter',
    work: 'I used 190 kWh, nearly all of it with the freezer.',
  },
} as const;

/** Each part takes its time by a slow network. */
const slowMs = 40_000;
const expect = usual.configure({ timeout: slowMs });

type Seat = { classId: number; learn: string };

for (const language of ['pt', 'en-GB'] as const) {
  test.describe(`in ${language}`, () => {
    test.use({ language, locale: language === 'pt' ? 'pt-PT' : 'en-GB' });

    test(
      'a course of every type of content is followed to its end on a phone by 3G',
      phoneOnly,
      async ({ reading, seen }) => {
        test.slow();
        const { page, words } = reading;
        const answer = courses[language];
        const seat = await takeSeat(page, language);
        await slowDown(page);

        await test.step('the final test is locked, and names what is missing', async () => {
          await page.goto(seat.learn);
          await ready(page, slowMs);
          await expect(heading(page)).toHaveText(answer.titles[0]);
          await isDone(reading);
          await outline(reading).getByRole('link', { name: answer.final }).click();
          await expect(heading(page)).toHaveText(answer.final);
          const door = page.getByRole('region', { name: words('learn.closed_rest') });
          await expect(door.getByRole('listitem')).toHaveText(answer.titles.slice(1));
          await expect(page.getByRole('button', { name: words('assessment.start') })).toHaveCount(0);
          await seen(page);
          await door.getByRole('link', { name: answer.titles[1] }).click();
        });

        await test.step('a video is watched', async () => {
          await expect(heading(page)).toHaveText(answer.titles[1]);
          await playOn(reading);
          await isDone(reading);
          await goOn(reading, answer.titles[2]);
        });

        await test.step('a file and a page are opened', async () => {
          await openFile(reading);
          await isDone(reading);
          await goOn(reading, answer.titles[3]);
          await openLink(reading);
          await isDone(reading);
          await goOn(reading, answer.titles[4]);
        });

        await test.step('an activity is passed', async () => {
          // A click before its script has come does nothing.
          await begin(reading, 'begin');
          await passLesson(page);
          await page.getByRole('button', { name: words('learn.end_activity') }).click();
          await isDone(reading);
          await goOn(reading, answer.titles[5]);
        });

        await test.step('a task is handed in, and accepted by staff', async () => {
          await page.getByLabel(words('task.text'), { exact: true }).fill(answer.work);
          await page.getByRole('button', { name: words('task.hand_in'), exact: true }).click();
          await expect(page.getByText(words('task.next_handed_in'))).toBeVisible();
          await seen(page);
          await acceptWork(page, seat, answer.work);
          await page.reload();
          await ready(page, slowMs);
          await expect(page.getByText(words('task.grade', { grade: 16 }))).toBeVisible();
          await isDone(reading);
          await goOn(reading, answer.titles[6]);
        });

        await test.step('an assessment is passed', async () => {
          await page.getByRole('button', { name: words('assessment.start') }).click();
          await page.getByLabel(words('assessment.your_answer_in', { unit: 'kWh' })).fill('190');
          await page.getByRole('radio', { name: answer.reader }).check();
          await submit(reading);
          await expect(page.getByText(words('assessment.attempt_passed'))).toBeVisible();
          await seen(page);
          await isDone(reading);
        });

        await test.step('the final test has opened, and concludes the course', async () => {
          await goOn(reading, answer.final);
          await expect(page.getByText(words('learn.closed_rest'))).toHaveCount(0);
          await page.getByRole('button', { name: words('assessment.start') }).click();
          await page.getByRole('radio', { name: answer.photo }).check();
          await submit(reading);
          await expect(page.getByText(words('assessment.attempt_passed'))).toBeVisible();
          await isDone(reading);
          await expect(page.getByText(words('learn.concluded'), { exact: true })).toBeVisible();
          await expect(page.getByRole('banner').getByRole('progressbar')).toHaveAttribute('value', '100');
          await seen(page);
        });
      },
    );
  });
}

async function takeSeat(page: Page, language: Language): Promise<Seat> {
  const { personId } = await arriveSignedIn(page);
  const site = await asAdministrator(page);
  const { results } = await site.find('POST /courses', { search: courses.pt.course });
  const courseId: number = results[0].id;
  const classId = await newClass(site, { courseId, code: 'FATURA' });
  await site.call('POST /enrollments/create', { class_id: classId, person_id: personId });
  return { classId, learn: `/courses/${courseId}/learn?lang=${language === 'pt' ? 'pt-PT' : language}` };
}

function heading(page: Page) {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

function outline({ page, words }: Reading) {
  return page.getByRole('complementary', { name: words('learn.outline_of_course') });
}

async function goOn({ page, words }: Reading, to: string): Promise<void> {
  await page.getByRole('link', { name: words('learn.next'), exact: true }).click();
  await expect(heading(page)).toHaveText(to);
}

/** The page is outside the site. */
async function openLink({ page, words }: Reading): Promise<void> {
  const context = page.context();
  await context.route('https://precos.exemplo.ao/', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><h1>18 Kz</h1>' }),
  );
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: words('learn.open_link') }).click();
  const tab = await opening;
  await expect(tab.getByRole('heading', { name: '18 Kz' })).toBeVisible();
  await tab.close();
}

async function acceptWork(page: Page, { classId }: Seat, work: string): Promise<void> {
  const site = await asAdministrator(page);
  const { results } = await site.find('POST /hand-ins', { class_id: classId });
  expect(results).toMatchObject([{ text: work, status: 'handed_in' }]);
  const { id, version } = results[0];
  await site.call('PUT /hand-ins/review', { id, version, verdict: 'accept', feedback: '', grade: 16 });
}

/** Sends the answers only once all of them are given. */
async function submit({ page, words }: Reading): Promise<void> {
  await page.getByRole('button', { name: words('assessment.submit'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(words('assessment.all_answered'));
  await dialog.getByRole('button', { name: words('assessment.submit'), exact: true }).click();
}
