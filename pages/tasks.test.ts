import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Module } from '#contract/learning/learning/calls.ts';
import type { HandIn, OpenedTask } from '#contract/learning/tasks/calls.ts';
import { demoPeople } from '#seed/people.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type Person, type SignedIn } from './testing/people.ts';
import { runningClass, type RunningClass } from './testing/running-class.ts';
import { courseOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
/** Of the server, for a hand-in that is no longer as it was shown. */
const sentence = /Entretanto, esta entrega mudou/;
const course = 'armazem-e-existencias';

type Created = {
  run: RunningClass;
  learner: Person;
  path: string;
  place: { content_id: number; enrollment_id: number };
};

/** A learner of a class that runs, with a task to hand in. */
async function madeTask(): Promise<Created> {
  const run = await runningClass({ learners: 2, course });
  const [learner] = run.learners;
  if (!learner) throw new Error('The class has no learner.');
  const { path, contentId } = await taskIn(learner, course);
  return { run, learner, path, place: { content_id: contentId, enrollment_id: run.enrollmentIds[0] ?? 0 } };
}

async function taskIn(person: SignedIn, key: string, title?: string) {
  const { id, path } = await courseOf(key);
  const { results } = await person.list<Module>('POST /modules', { course_id: id });
  const tasks = results.flatMap(({ contents }) => contents).filter(({ type }) => type === 'task');
  const contentId = (tasks.find((each) => each.title === title) ?? tasks[0])?.id ?? 0;
  return { contentId, path: `${path}/learn?content=${contentId}` };
}

/** Without the page, as on another device. */
async function handIn({ learner, place }: Created, text: string): Promise<HandIn> {
  const [task] = (await learner.send<OpenedTask>('POST /tasks/open', place)).data;
  const version = task?.rounds[0]?.version ?? 0;
  const sent = { ...place, text, file_ids: [], version };
  const [now] = (await learner.send<OpenedTask>('POST /hand-ins/create', sent)).data;
  if (!now?.rounds[0]) throw new Error('Nothing was handed in.');
  return now.rounds[0];
}

function review({ run }: Created, { id, version }: HandIn, options: object) {
  return run.trainer.send('PUT /hand-ins/review', { id, version, feedback: '', grade: null, ...options });
}

const press = async (page: OpenPage, name: string | RegExp) => page.user.click(await page.find('button', { name }));
const textField = (page: OpenPage) => page.find('textbox', { name: words('task.text') });

describe('a task', () => {
  test('is handed in, returned, handed in again and accepted with a grade', async () => {
    const made = await madeTask();
    const page = await openPage(made.path, { as: made.learner });
    await page.findText(words('task.state_to_do'));
    await press(page, words('task.hand_in'));
    await page.findSaying('alert', words('task.empty'));
    await page.user.type(await textField(page), 'Duas ruas.');
    await press(page, words('task.hand_in'));
    await page.findSaying('status', words('task.handed_in_now'));
    await page.findText(words('task.next_handed_in'));
    await page.findText('Duas ruas.');
    const first = await newest(made);
    await review(made, first, { verdict: 'return', feedback: 'Falta a escala.' });

    const again = await openPage(made.path, { as: made.learner });
    await again.findText(words('task.state_returned'));
    await again.findText('Falta a escala.');
    const field = await textField(again);
    expect(field).toHaveProperty('value', 'Duas ruas.');
    await again.user.type(field, ' À escala 1:50.');
    await press(again, words('task.hand_in_again'));
    await again.findText(words('task.rounds', { count: 2 }));
    await review(made, await newest(made), { verdict: 'accept', grade: 15.5, feedback: 'Bom trabalho.' });

    const graded = await openPage(made.path, { as: made.learner });
    await graded.findText(words('task.state_accepted'));
    await graded.findText(words('task.grade', { grade: 15.5 }));
    await graded.findText('Bom trabalho.');
    await graded.findText('Falta a escala.');
    expect(graded.screen.queryByRole('textbox', { name: words('task.text') })).toBeNull();
  });

  test('keeps what was typed on the device, through a reload and a lost connection', async () => {
    const made = await madeTask();
    const page = await openPage(made.path, { as: made.learner, timesFaster: 4 });
    await page.user.type(await textField(page), 'Três ruas.');
    page.network.cut('/hand-ins/create');
    page.allowInConsole(/./);
    await press(page, words('task.hand_in'));
    await page.findSaying('alert', words('errors.connection_failure'));
    const reloaded = await openPage(made.path, { as: made.learner, reloading: page });
    expect(await textField(reloaded)).toHaveProperty('value', 'Três ruas.');
    await press(reloaded, words('task.hand_in'));
    await reloaded.findText(words('task.next_handed_in'));
    await press(reloaded, words('task.change'));
    expect(Object.keys(reloaded.stored()).filter((key) => key.startsWith('task_draft'))).toEqual([]);
  });

  test('says which files it takes, and refuses another before it is sent', async () => {
    const made = await madeTask();
    const page = await openPage(made.path, { as: made.learner });
    await page.findText(words('task.files_help', { most: 10 }));
    const input = await waitFor(() => page.screen.getByLabelText(new RegExp(words('task.files_choose'))));
    const user = userEvent.setup({ document, delay: null, applyAccept: false });
    await user.upload(input, new File(['x'], 'ruas.exe', { type: 'application/x-dosexec' }));
    await page.findText(words('task.file_type', { name: 'ruas.exe' }));
  });

  test('that was reviewed on another device meanwhile shows what it is now', async () => {
    const made = await madeTask();
    const first = await handIn(made, 'Uma rua.');
    const page = await openPage(made.path, { as: made.learner });
    await press(page, words('task.change'));
    await page.user.type(await textField(page), ' Ou duas.');
    await review(made, first, { verdict: 'return', feedback: 'Meça outra vez.' });
    page.allowInConsole(/hand_in_changed|409/);
    await press(page, words('task.hand_in_again'));
    await page.findText('Meça outra vez.');
    await page.findText(sentence);
    expect(await textField(page)).toHaveProperty('value', 'Uma rua. Ou duas.');
  });

  test('of somebody else is not opened, and a failed load can be tried again', async () => {
    const made = await madeTask();
    await handIn(made, 'Só meu.');
    const stranger = await openPage(made.path, { as: await newPerson() });
    await stranger.findText(words('learn.closed_none'));
    expect(stranger.screen.queryByText('Só meu.')).toBeNull();
    const page = await openPage(made.path, { as: made.learner, prepare: ({ fail }) => fail('/tasks/open') });
    page.allowInConsole(failedCall, /./);
    await page.findText(words('task.not_loaded'));
    page.network.mend('/tasks/open');
    await press(page, words('site.retry'));
    await page.findText('Só meu.');
  });

  test('of the demo student shows its files, feedback and grade', async () => {
    const student = await demoPerson(demoPeople.student);
    const { path } = await taskIn(student, 'analise-de-dados', 'Um gráfico que não engana');
    const page = await openPage(path, { as: student });
    await page.findText(words('task.state_handed_in'));
    await page.findSaying('button', 'Antes e depois.pdf');
    const done = await taskIn(student, 'analise-de-dados', 'Um caderno em seis colunas');
    const accepted = await openPage(done.path, { as: student });
    await accepted.findText(words('task.grade', { grade: 16.5 }));
  });
});

describe('the trainer of a class', () => {
  test('sees who waits, asks for it again with feedback, and accepts the next round', async () => {
    const made = await madeTask();
    const path = `/classes/${made.run.classId}/my-learning`;
    await handIn(made, 'Uma rua.');
    const page = await openPage(path, { as: made.run.trainer });
    await page.findText(words('task_reviews.waiting', { count: 1 }));
    await press(page, new RegExp(`^${words('task_reviews.review')}`));
    await page.findText('Uma rua.');
    await press(page, words('task_reviews.return'));
    await page.findSaying('alert', words('task_reviews.feedback_missing'));
    await page.user.type(await feedback(page), 'Falta a escala.');
    await press(page, words('task_reviews.return'));
    await page.findText(words('task_reviews.none'));
    expect((await newest(made)).status).toBe('returned');

    await handIn(made, 'Com escala.');
    const again = await openPage(path, { as: made.run.trainer });
    await press(again, new RegExp(`^${words('task_reviews.review')}`));
    await again.findText(words('task_reviews.earlier', { number: 1, day: '' }).trim());
    await again.user.type(
      await again.find('textbox', { name: new RegExp(words('task_reviews.field_grade').slice(0, 4)) }),
      '21',
    );
    await press(again, words('task_reviews.accept'));
    await again.findSaying('alert', words('task_reviews.grade_wrong'));
    const grade = await again.find('textbox', { name: new RegExp(words('task_reviews.field_grade').slice(0, 4)) });
    await again.user.clear(grade);
    await again.user.type(grade, '14,5');
    await press(again, words('task_reviews.accept'));
    await again.findText(words('task_reviews.reviewed', { count: 1 }));
    expect(await newest(made)).toMatchObject({ status: 'accepted', grade: 14.5 });
  });

  test('is told that somebody else was faster, and sees what it is now', async () => {
    const made = await madeTask();
    const first = await handIn(made, 'Uma rua.');
    const page = await openPage(`/classes/${made.run.classId}/my-learning`, { as: made.run.trainer });
    await press(page, new RegExp(`^${words('task_reviews.review')}`));
    await page.user.type(await feedback(page), 'Falta a escala.');
    await review(made, first, { verdict: 'accept', grade: 12 });
    page.allowInConsole(/hand_in_changed|409/);
    await press(page, words('task_reviews.return'));
    await page.findText(sentence);
    await page.findText(words('task_reviews.reviewed', { count: 1 }));
    expect(await newest(made)).toMatchObject({ status: 'accepted', grade: 12 });
  });

  test('finds what was typed after a reload, until it is sent', async () => {
    const made = await madeTask();
    const path = `/classes/${made.run.classId}/my-learning`;
    await handIn(made, 'Uma rua.');
    const typing = await openPage(path, { as: made.run.trainer });
    await press(typing, new RegExp(`^${words('task_reviews.review')}`));
    await typing.user.type(await feedback(typing), 'Falta a escala.');
    const page = await openPage(path, { as: made.run.trainer, reloading: typing });
    await press(page, new RegExp(`^${words('task_reviews.review')}`));
    expect(await feedback(page)).toHaveProperty('value', 'Falta a escala.');
    await press(page, words('task_reviews.return'));
    await page.findText(words('task_reviews.none'));
    expect(Object.keys(page.stored()).filter((key) => key.startsWith('unsent_reviews_'))).toEqual([]);
    expect((await newest(made)).feedback).toBe('Falta a escala.');
  });

  test('reads in the demo class what waits, with files', async () => {
    const trainer = await demoPerson(demoPeople.trainer);
    const { results } = await trainer.list<{ id: number }>('POST /trainer-classes', { search: 'IBL-FORM-01' });
    const page = await openPage(`/classes/${results[0]?.id}/my-learning`, { as: trainer });
    await page.findText(words('task_reviews.waiting', { count: 3 }));
    await page.findText(words('task_reviews.reviewed', { count: 2 }));
  });

  test('is told that hand-ins could not be loaded, and learners see none of them', async () => {
    const made = await madeTask();
    await handIn(made, 'Uma rua.');
    const path = `/classes/${made.run.classId}/my-learning`;
    const page = await openPage(path, { as: made.run.trainer, prepare: ({ fail }) => fail('/hand-ins') });
    page.allowInConsole(/./);
    await page.findText(words('task_reviews.not_loaded'));
    const learner = await openPage(path, { as: made.run.learners[1] as Person });
    await learner.findSaying('heading', words('classroom.tab_learning'));
    expect(learner.screen.queryByText(words('task_reviews.title'))).toBeNull();
  });
});

const feedback = (page: OpenPage) => page.find('textbox', { name: words('task_reviews.field_feedback') });

async function newest({ learner, place }: Created): Promise<HandIn> {
  const [task] = (await learner.send<OpenedTask>('POST /tasks/open', place)).data;
  if (!task?.rounds[0]) throw new Error('Nothing was handed in.');
  return task.rounds[0];
}
