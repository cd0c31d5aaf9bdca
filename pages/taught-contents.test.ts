import { describe, expect, test } from 'vitest';
import { classmates, demoPeople } from '#seed/people.ts';
import { manifest2004 } from '#fixtures/scorm-2004/manifest.ts';
import { zipArchive } from '#fixtures/zip-archive.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, type SignedIn } from './testing/people.ts';
import { runningClass } from './testing/running-class.ts';
import { courseOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const pathOf = (classId: number) => `/classes/${classId}/my-learning`;
const called = ['/modules', '/hand-ins', '/scorm-results'];

/** Of the first answer that a trainer grades. */
async function comment({ screen }: OpenPage): Promise<HTMLElement> {
  const name = new RegExp(words('assessment.comment'));
  const [field] = await waitFor(() => screen.getAllByRole('textbox', { name }));
  if (!field) throw new Error('No answer is graded by hand.');
  return field;
}

/** A package with one activity, which can be opened once. */
async function addLimitedTest(administrator: SignedIn): Promise<number> {
  const limit = '<imsss:limitConditions attemptLimit="1"/>';
  const files = { 'imsmanifest.xml': manifest2004({ items: [{ id: 'test', sequencing: limit }] }), 'sco.html': 'x' };
  const zip = zipArchive(Object.entries(files).map(([name, text]) => ({ name, content: Buffer.from(text) })));
  const stored = await administrator.sendZip<{ id: number }>('POST /scorm-packages/create', new Uint8Array(zip));
  const { id: course_id } = await courseOf('extintores');
  const modules = await administrator.list<{ id: number }>('POST /modules', { course_id });
  const title = { 'pt-PT': 'Prova única', 'en-GB': 'Single test' };
  const content = { module_id: modules.results[0]?.id, type: 'scorm', scorm_package_id: stored.data[0]?.id, title };
  const { data } = await administrator.send<{ id: number }>('POST /contents/create', {
    ...content,
    is_mandatory: false,
  });
  return data[0]?.id ?? 0;
}

async function demoClass(code: string) {
  const trainer = await demoPerson(demoPeople.trainer);
  const { results } = await trainer.list<{ id: number }>('POST /trainer-classes', { search: code });
  return { trainer, classId: results[0]?.id ?? 0 };
}

describe('the learning tab of a trainer', () => {
  test('leaves out tasks and activities that the course does not have', async () => {
    const { trainer, classId } = await runningClass({ learners: 1 });
    const page = await openPage(pathOf(classId), { as: trainer });
    await page.find('heading', { name: words('grades.title') });
    await waitFor(() => expect(page.network.paths()).toEqual(expect.arrayContaining(called)));
    expect(page.screen.queryByText(words('task_reviews.title'))).toBeNull();
    expect(page.screen.queryByText(words('scorm_results.title'))).toBeNull();
  });

  test('has one line where nobody has handed in or opened anything', async () => {
    const tasks = await runningClass({ learners: 1, course: 'armazem-e-existencias' });
    const page = await openPage(pathOf(tasks.classId), { as: tasks.trainer });
    await page.findText(words('task_reviews.none'));
    const activities = await runningClass({ learners: 1, course: 'extintores' });
    const other = await openPage(pathOf(activities.classId), { as: activities.trainer });
    await other.findText(words('scorm_results.none'));
  });

  test('finds the points and comments of an attempt again after a reload', async () => {
    const { trainer, classId } = await demoClass('IBL-FORM-03');
    const open = async (reloading?: OpenPage) => {
      const page = await openPage(pathOf(classId), { as: trainer, ...(reloading && { reloading }) });
      const name = words('assessment.grade_of', { name: classmates[2]?.name ?? '' });
      await page.user.click(await page.find('button', { name }));
      return page;
    };
    const typing = await open();
    await typing.user.type(await comment(typing), 'Volte a ler o primeiro texto.');
    const page = await open(typing);
    expect(await comment(page)).toHaveProperty('value', 'Volte a ler o primeiro texto.');
  });

  test('and the page of the learner say that the package lets nothing complete it', async () => {
    const { administrator, trainer, learners, classId } = await runningClass({ learners: 1, course: 'extintores' });
    const [learner] = learners;
    if (!learner) throw new Error('The class has no learner.');
    const content_id = await addLimitedTest(administrator);
    const { data } = await learner.send<{ launch_token: string }>('POST /scorm-launches/create', { content_id });
    const cmi_2004 = { completion_status: 'completed', success_status: 'failed' };
    const ended = { launch_token: data[0]?.launch_token, revision: 1, cmi_2004, ended: true };
    await learner.sendBody('POST /scorm-commits', ended);

    const page = await openPage(`${(await courseOf('extintores')).path}/learn?content=${content_id}`, { as: learner });
    await page.findText(words('learn.stuck'));
    await page.findSaying('button', words('learn.begin_again'));
    expect(page.screen.queryByRole('button', { name: words('learn.scorm_go_on') })).toBeNull();
    const taught = await openPage(pathOf(classId), { as: trainer });
    await taught.findText(words('scorm_results.stuck'));
    expect(taught.screen.getAllByText(words('scorm_results.stuck'))).toHaveLength(1);

    await learner.send('POST /scorm-launches/create', { content_id, new_attempt: true });
    const after = await openPage(pathOf(classId), { as: trainer });
    await after.find('table', { name: words('scorm_results.caption') });
    expect(after.screen.queryByText(words('scorm_results.stuck'))).toBeNull();
    await administrator.send('PUT /contents/delete', { id: content_id });
  });

  test('shows what a class did in its activities, with the answers', async () => {
    const { trainer, classId } = await demoClass('IBL-FORM-04');
    const page = await openPage(pathOf(classId), { as: trainer });
    const table = await page.find('table', { name: words('scorm_results.caption') });
    expect(table.querySelectorAll('tbody tr')).toHaveLength(8);
    await page.findText(words('scorm_results.sco_failed'));
    await page.findText('A cavilha está partida. Que faz?');
    await page.findSaying('button', words('scorm_results.csv'));
  });
});
