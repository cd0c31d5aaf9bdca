import { randomUUID } from 'node:crypto';
import { trainers } from '#seed/people.ts';
import { expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { credentialsOf, enrolEach, learnersNamed, openClass, type OpenedClass } from './opened-class.ts';
import { arriveAgain, asAdministrator, asPerson, type Person } from './people.ts';

const trainer = trainers.lubango;
const names = ['Anabela Cufa', 'Benedito Sakala', 'Clotilde Vemba', 'Domingas Lutonda', 'Eugénio Kapiñala'];
const why = 'O gerador da oficina parou duas vezes.';

test(
  'a survey is answered by five without a name, and shown to the trainer from the fifth answer on',
  phoneOnly,
  async ({ reading, seen, stranger }) => {
    test.setTimeout(240_000);
    const { page, words } = reading;
    const main = page.getByRole('main');
    const run = await openClass(page, 'geradores-e-quadros', trainer);
    const learners = await learnersNamed(page, names);
    await enrolEach(page, run, learners);
    const { formId, title } = await sendSurvey(page, run);
    const links: string[] = [];
    for (const learner of learners) links.push(await linkOf(page, learner));
    const [last = '', ...others] = links;

    await test.step('four answers are not shown', async () => {
      for (const link of others) await answerByCall(page, link);
      await arriveAgain(page, credentialsOf(trainer));
      await open(page, `/profile/forms/${formId}?class=${run.id}`);
      await expect(main.getByRole('heading', { name: words('form_results.suppressed_title') })).toBeVisible();
      await expect(main).not.toContainText(words('form_results.average', { value: 4 }));
      await seen(page);
      await open(page, `/classes/${run.id}`);
      await expect(main.getByRole('heading', { name: words('teaching.messages') })).toBeVisible();
      await expect(main.getByText(words('teaching.survey', { title, count: 4 }))).toHaveCount(0);
    });

    await test.step('the fifth person answers without signing in, and only once', async () => {
      await open(stranger, last);
      await answerOnPage({ page: stranger, words }, seen);
      await open(stranger, last);
      await expect(stranger.getByRole('heading', { name: words('form.submitted_title') })).toBeVisible();
      await expect(stranger.getByRole('button', { name: words('form.submit') })).toHaveCount(0);
    });

    await test.step('five answers are shown, without names', async () => {
      await open(page, `/classes/${run.id}`);
      await main.getByRole('link', { name: words('teaching.survey', { title, count: 5 }) }).click();
      await expect(main).toContainText(words('form_results.counted', { counted: 5, answered: 5, sent: 5 }));
      await expect(main).toContainText(why);
      for (const name of names) await expect(main).not.toContainText(name);
      await seen(page);
    });
  },
);

/** The survey of all courses that have none of their own. */
async function sendSurvey(page: Page, { id: class_id }: OpenedClass): Promise<{ formId: number; title: string }> {
  const staff = await asAdministrator(page);
  const { results } = await staff.find('POST /forms', { type: 'satisfaction_survey' });
  const survey = results.find(({ is_default }: { is_default: boolean }) => is_default);
  await staff.call('PUT /forms/send', { id: survey.id, class_id });
  return { formId: survey.id, title: survey.title.pt };
}

async function linkOf(page: Page, learner: Pick<Person, 'username' | 'password'>): Promise<string> {
  const reader = await asPerson(page, learner);
  let link = '';
  await expect(async () => {
    const { results } = await reader.find('POST /notifications', { kind: 'form_sent' });
    expect(results).toHaveLength(1);
    link = results[0].link;
  }).toPass();
  return link;
}

async function answerByCall(page: Page, link: string): Promise<void> {
  const answers = { overall: 4, trainer: 5, room: 4, recommend: 'yes' };
  const submission = { token: link.replace('/forms/', ''), submission_key: randomUUID(), answers };
  const answer = await page.request.post('/api/forms/submit', { data: { data: [submission] } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function answerOnPage({ page, words }: Reading, seen: (page: Page) => Promise<void>): Promise<void> {
  const rate = (question: string, points: number) =>
    page
      .getByRole('group', { name: question })
      .locator('label')
      .nth(points - 1)
      .click();
  await expect(page.getByText(words('form.is_anonymous'))).toBeVisible();
  await rate('No geral', 4);
  await rate('E quem deu as aulas?', 5);
  await rate('A sala e o equipamento', 2);
  await page.getByLabel('O que faltou na sala').fill(why);
  await page.getByText('Sim, com reservas').click();
  await seen(page);
  await page.getByRole('button', { name: words('form.submit') }).click();
  await expect(page.getByRole('heading', { name: words('form.submitted_title') })).toBeVisible();
  await seen(page);
}
