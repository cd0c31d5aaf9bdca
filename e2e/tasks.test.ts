import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { trainers } from '#seed/people.ts';
import { idOf, newCourse } from './activities.ts';
import { expect, open, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { credentialsOf } from './opened-class.ts';
import { arriveAgain, arriveSignedIn, asAdministrator, asPerson } from './people.ts';

const photo = { name: 'Armazém.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };
const plan = { name: 'Planta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
const wrong = { name: 'Planta.exe', mimeType: 'application/x-dosexec', buffer: Buffer.from('MZ') };
const [firstText, secondText] = ['Duas ruas, sem medidas.', 'Duas ruas, de três metros cada.'];
const [requested, praise] = ['Faltam as medidas.', 'Assim já se vê.'];

test(
  'a task is handed in with text and files, returned, handed in again and graded, all on phones',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.slow();
    const { page, words } = reading;
    const { learn, review } = await takeSeats(page, stranger);
    const trainer: Reading = { page: stranger, words };
    const main = page.getByRole('main');

    await test.step('the learner writes, adds files and takes one away, and hands in', async () => {
      await open(page, learn);
      await expect(main.getByText(words('task.state_to_do'), { exact: true })).toBeVisible();
      await main.getByLabel(words('task.text'), { exact: true }).fill(firstText);
      await files(reading).setInputFiles([photo, plan, wrong]);
      await expect(main.getByText(words('task.file_type', { name: wrong.name }))).toBeVisible();
      const chosen = main.getByRole('list', { name: words('task.files_chosen') });
      await expect(chosen.getByRole('listitem')).toHaveCount(2);
      await seen(page);
      await chosen.getByRole('button', { name: photo.name }).click();
      await expect(chosen.getByRole('listitem')).toHaveCount(1);
      await handIn(reading, 'hand_in');
    });

    await test.step('the trainer reads both, and returns it', async () => {
      await openReview(trainer, review, firstText);
      const arriving = stranger.waitForEvent('download');
      await stranger.getByRole('button', { name: plan.name }).click();
      expect((await arriving).suggestedFilename()).toBe(plan.name);
      await seen(stranger);
      await stranger.getByRole('button', { name: words('task_reviews.return') }).click();
      await expect(stranger.getByText(words('task_reviews.feedback_missing')).first()).toBeVisible();
      await stranger.getByLabel(words('task_reviews.field_feedback'), { exact: true }).fill(requested);
      await stranger.getByRole('button', { name: words('task_reviews.return') }).click();
      await expect(stranger.getByText(words('task_reviews.none'))).toBeVisible();
    });

    await test.step('the learner reads why, and hands in again', async () => {
      await page.reload();
      await ready(page);
      await expect(main.getByText(words('task.state_returned'), { exact: true })).toBeVisible();
      await expect(main.getByText(requested)).toBeVisible();
      const field = main.getByLabel(words('task.text'), { exact: true });
      await expect(field).toHaveValue(firstText);
      await field.fill(secondText);
      await files(reading).setInputFiles(photo);
      await expect(main.getByRole('list', { name: words('task.files_chosen') })).toContainText(photo.name);
      await handIn(reading, 'hand_in_again');
      await expect(main.getByRole('heading', { name: words('task.rounds', { count: 2 }) })).toBeVisible();
    });

    await test.step('the trainer sees both rounds, and gives a grade', async () => {
      await openReview(trainer, review, secondText);
      await expect(stranger.getByText(words('task_reviews.earlier', { number: 1, day: '' }).trim())).toBeVisible();
      await stranger.getByLabel(words('task_reviews.field_feedback'), { exact: true }).fill(praise);
      await stranger.getByLabel(words('task_reviews.field_grade')).fill('15,5');
      await stranger.getByRole('button', { name: words('task_reviews.accept') }).click();
      await expect(stranger.getByText(words('task_reviews.reviewed', { count: 1 }))).toBeVisible();
      await seen(stranger);
    });

    await test.step('the learner sees grade and feedback, and the task is done', async () => {
      await page.reload();
      await ready(page);
      await expect(main.getByText(words('task.grade', { grade: 15.5 }))).toBeVisible();
      await expect(main.getByText(praise)).toBeVisible();
      await expect(main.getByText(requested)).toBeVisible();
      await expect(page.getByRole('article').getByText(words('learn.done'), { exact: true })).toBeVisible();
      await expect(main.getByRole('button', { name: words('task.change') })).toHaveCount(0);
      await seen(page);
    });
  },
);

type Seats = { learn: string; review: string };

/** A learner and a trainer of a new class, each in a browser, and the addresses where they work. */
async function takeSeats(page: Page, ofTrainer: Page): Promise<Seats> {
  const { personId } = await arriveSignedIn(page);
  const site = await asAdministrator(page);
  const trainer = credentialsOf(trainers.lubango);
  const { user } = await asPerson(page, trainer);
  const made = await newCourse(site, { title: 'Arrumar um armazém', code: 'TAREFA', trainerId: user.person.id });
  const { courseId, classId, moduleId } = made;
  const task = { type: 'task', title: { pt: 'As ruas do armazém' }, body: { pt: 'Desenhe as ruas.' }, is_graded: true };
  const contentId = idOf(await site.call('POST /contents/create', { module_id: moduleId, ...task }));
  await site.call('POST /enrollments/create', { class_id: classId, person_id: personId });
  await arriveAgain(ofTrainer, trainer);
  return { learn: `/courses/${courseId}/learn?content=${contentId}`, review: `/classes/${classId}/my-learning` };
}

/** The field for any file; the other one takes a picture with the camera. */
function files({ page }: Reading) {
  return page.locator('input[type=file][multiple]');
}

async function handIn({ page, words }: Reading, button: 'hand_in' | 'hand_in_again'): Promise<void> {
  await page.getByRole('button', { name: words(`task.${button}`), exact: true }).click();
  await expect(page.getByText(words('task.next_handed_in'))).toBeVisible();
}

async function openReview({ page, words }: Reading, address: string, text: string): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { name: words('task_reviews.waiting', { count: 1 }) })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`^${words('task_reviews.review')}:?`) }).click();
  await expect(page.getByText(text)).toBeVisible();
}
