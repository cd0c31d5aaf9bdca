import { trainers } from '#seed/people.ts';
import { expect, open, phoneOnly, test, type Reading } from './fixture.ts';
import {
  credentialsOf,
  enrolEach,
  learnersNamed,
  moveToToday,
  openClass,
  seatEmployees,
  type Learner,
} from './opened-class.ts';
import { qrCodeOn } from './paper.ts';
import { arriveAgain, asAdministrator } from './people.ts';
import { titleOf } from './shopping.ts';

const trainer = trainers.lubango;

const individuals = [
  'Abigail Domingas',
  'Baltazar Quiala',
  'Celestina Muanza',
  'Délcio Ngola',
  'Efigénia Sachipengo',
  'Fernando Tchipenda',
  'Guilhermina Cateco',
  'Horácio Lemba',
  'Ivone Salvador',
];
const employees = ['Joaquim Chilala', 'Lurdes Catumbo', 'Manuel Satambi'];

test(
  'a trainer marks, grades and concludes a class on a phone, and who passed has a certificate',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(360_000);
    const { page, words } = reading;
    const course = 'soldadura';
    const run = await openClass(page, course, trainer);
    const alone = await learnersNamed(page, individuals);
    const seated = await learnersNamed(page, employees);
    await enrolEach(page, run, alone);
    await seatEmployees(page, run, seated);
    const learners = [...alone, ...seated];
    const [absent, failed, graduate] = [learners[0], learners[1], seated[2]] as [Learner, Learner, Learner];
    await moveToToday(page, run, 61);
    await arriveAgain(page, credentialsOf(trainer));
    const main = page.getByRole('main');

    await test.step('sees what waits in the class', async () => {
      await open(page, `/profile/my-trainer-courses?search=${run.code}`);
      await expect(main.getByRole('heading', { name: titleOf(course, 'pt') })).toBeVisible();
      await expect(main).toContainText(words('teaching.people', { count: learners.length }));
      await seen(page);
      await main.getByRole('link', { name: words('teaching.todo_attendance', { count: learners.length }) }).click();
    });

    await test.step('marks who was absent, and everybody else at once', async () => {
      const marks = main.getByRole('group', { name: words('attendance.mark_of', { name: absent.name }) });
      await marks.getByText(words('attendance.state_absent'), { exact: true }).click();
      await main.getByRole('button', { name: words('attendance.mark_rest') }).click();
      const sum = { present: learners.length - 1, absent: 1, unmarked: 0 };
      await expect(main).toContainText(words('attendance.sum', sum));
      await expect(main.getByText(words('attendance.saved_at', { time: '' }))).toBeVisible();
      await seen(page);
    });

    await test.step('writes the summary', async () => {
      await main.getByRole('button', { name: words('classroom.lesson_act_give') }).click();
      await main.getByLabel(words('classroom.summary')).fill('Regulação da máquina e primeiros cordões.');
      await main.getByRole('button', { name: words('classroom.summary_give') }).click();
      await expect(main.getByText(words('classroom.lesson_given'), { exact: true })).toBeVisible();
    });

    await test.step('enters and publishes the grades', async () => {
      await openTab(reading, 'tab_grades');
      await grade(reading, learners, failed);
      await seen(page);
    });

    await test.step('concludes it once nothing is missing', async () => {
      await openTab(reading, 'tab_general');
      await expect(main).toContainText(words('teaching.conditions_met', { met: 6, count: 6 }));
      await seen(page);
      await main.getByRole('button', { name: words('teaching.conclude') }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText(words('teaching.conclude_words', { count: learners.length }));
      await seen(page);
      await dialog.getByRole('button', { name: words('teaching.conclude') }).click();
      await expect(main.getByText(words('teaching.concluded'))).toBeVisible();
      await seen(page);
    });

    await test.step('an employee finds the certificate, which is valid', async () => {
      await expectCertificates(reading, learners, [absent, failed]);
      await arriveAgain(stranger, graduate);
      await open(stranger, '/profile/my-certificates');
      const arriving = stranger.waitForEvent('download');
      await stranger.getByRole('button', { name: words('certificates.download') }).click();
      const address = await qrCodeOn(await (await arriving).path());
      await open(stranger, `${address}?lang=pt-PT`);
      await expect(stranger.getByRole('heading', { name: words('certificates.answer_valid') })).toBeVisible();
      await expect(stranger.getByRole('main')).toContainText(titleOf(course, 'pt'));
    });
  },
);

/** From the list that unfolds on a phone. */
async function openTab({ page, words }: Reading, tab: 'tab_grades' | 'tab_general'): Promise<void> {
  const tabs = page.getByRole('navigation', { name: words('classroom.tabs') });
  await tabs.getByRole('button').click();
  await tabs.getByRole('link', { name: words(`classroom.${tab}`), exact: true }).click();
}

async function grade({ page, words }: Reading, learners: readonly Learner[], failed: Learner): Promise<void> {
  const title = 'Peça de exame';
  const main = page.getByRole('main');
  await main.getByRole('button', { name: words('grades.add') }).click();
  await main.getByLabel(words('grades.field_title')).fill(title);
  await main.getByRole('button', { name: words('grades.add_it') }).click();
  await main.getByText(words('grades.sheet', { title })).click();
  for (const learner of learners) await main.getByLabel(learner.name).fill(learner === failed ? '7,5' : '14,5');
  await main.getByRole('button', { name: words('grades.save') }).click();
  await expect(main).toContainText(words('grades.to_publish', { count: learners.length }));
  await main.getByRole('button', { name: words('grades.publish') }).click();
  await expect(main).toContainText(words('grades.graded', { graded: learners.length, people: learners.length }));
  await expect(main.getByText(words('grades.to_publish', { count: learners.length }))).toHaveCount(0);
}

async function expectCertificates({ page }: Reading, learners: readonly Learner[], without: Learner[]): Promise<void> {
  const staff = await asAdministrator(page);
  const ids = learners.map(({ personId }) => personId);
  const requested = learners.filter((learner) => !without.includes(learner)).map(({ name }) => name);
  await expect(async () => {
    const { results } = await staff.find('POST /certificates', { person_id: ids });
    const holders: string[] = results.map(({ holder_name }: { holder_name: string }) => holder_name);
    expect(holders.toSorted()).toEqual(requested.toSorted());
  }).toPass();
}
