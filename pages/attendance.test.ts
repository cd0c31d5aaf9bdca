import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { runningClass, type RunningClass } from './testing/running-class.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

type Marks = { marks: { lesson_id: number; state: string; minutes: number; how: string }[] };

async function marksIn({ trainer, classId }: RunningClass): Promise<string[]> {
  const { results } = await trainer.list<Marks>('POST /attendances', { class_id: classId });
  return results.flatMap(({ marks }) => marks.map(({ state, how }) => `${state} ${how}`)).toSorted();
}

/** The radio buttons of one row. */
async function choose(page: OpenPage, row: number, state: 'present' | 'late' | 'absent' | 'justified') {
  await page.find('table', { name: words('attendance.caption') });
  const choices = document.querySelectorAll<HTMLElement>(`input[type="radio"][value="${state}"]`);
  const choice = choices[row];
  if (!choice) throw new Error(`The register has no row ${row}.`);
  await page.user.click(choice);
}

/** The last button of this name. */
function oneOf(page: OpenPage, name: RegExp): Promise<HTMLElement> {
  return waitFor(() => {
    const match = page.screen.queryAllByRole('button', { name }).at(-1);
    if (!match) throw new Error(`There is no button ${name}.`);
    return match;
  });
}

async function codeFor({ trainer, lessonId }: RunningClass): Promise<string> {
  const { data } = await trainer.send<{ codes: { code: string }[] }>('PUT /attendances/open-code', {
    lesson_id: lessonId,
  });
  return data[0]?.codes[0]?.code ?? '';
}

describe('a trainer', () => {
  test('marks the lesson that goes on, one by one and the rest at once, and it is saved', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer });
    await choose(page, 0, 'late');
    await page.findText(words('attendance.came_with'));
    await page.user.click(await page.find('button', { name: words('attendance.mark_rest') }));
    await page.findText(/^Guardado às/);
    expect(await marksIn(made)).toEqual(['late hand', 'present hand']);
    await page.findText(/2 presentes, 0 faltas, 0 por registar/);
  });

  test('takes a mark back, and the learner is unmarked again', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer });
    await choose(page, 0, 'absent');
    await page.findText(/^Guardado às/);
    await page.user.click(await page.find('button', { name: /^Apagar o registo de/ }));
    await waitFor(async () => expect(await marksIn(made)).toEqual(['unmarked hand']));
    await page.findText(/0 presentes, 0 faltas, 2 por registar/);
    await page.user.click(await page.find('button', { name: words('attendance.mark_rest') }));
    await waitFor(async () => expect(await marksIn(made)).toEqual(['present hand', 'present hand']));
  });

  test('goes on without a connection, and nothing is lost', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer, timesFaster: 5 });
    page.allowInConsole(/./);
    page.network.cut('/attendances/record');
    await choose(page, 0, 'absent');
    await page.findText(words('attendance.offline_words'));
    await choose(page, 1, 'justified');
    expect(await marksIn(made)).toEqual([]);
    page.network.mend('/attendances/record');
    await page.findText(/^Guardado às/);
    expect(await marksIn(made)).toEqual(['absent hand', 'justified hand']);
  });

  test('sees what somebody else recorded in the same cell, and decides', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer });
    await page.find('table', { name: words('attendance.caption') });
    const cells = made.enrollmentIds.map((enrollment_id) => ({ lesson_id: made.lessonId, enrollment_id }));
    const changes = cells.map((cell) => ({ ...cell, state: 'absent', version: 0 }));
    await made.administrator.send('PUT /attendances/record', { class_id: made.classId, changes });
    page.allowInConsole(/./);
    await choose(page, 0, 'present');
    const mine = words('attendance.keep_mine', { state: words('attendance.state_present') });
    await page.user.click(await page.find('button', { name: mine }));
    await page.findText(/^Guardado às/);
    expect(await marksIn(made)).toEqual(['absent hand', 'present hand']);
  });

  test('shows a code in the room, with which a learner checks in', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer });
    await page.user.click(await page.find('button', { name: words('attendance.show_code') }));
    await page.find('img', { name: words('attendance.qr') });
    await page.find('timer');
    const code = await codeFor(made);
    const learner = await openPage(made.path, { as: made.learners[0] ?? made.trainer });
    await learner.user.type(await learner.find('textbox', { name: /Código da aula/ }), code.toLowerCase());
    await learner.user.click(await learner.find('button', { name: words('attendance.check_in_now') }));
    await learner.findText(words('attendance.checked'));
    await learner.findText(words('attendance.own_present'));
    expect(await marksIn(made)).toEqual(['present code']);
  });

  test('is not offered a code that takes no check-ins any more', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, {
      as: made.trainer,
      prepare: ({ answer }) => answer('/classrooms', async (_request, goOn) => afterOneMinute(await goOn())),
    });
    await page.find('table', { name: words('attendance.caption') });
    expect(page.screen.queryAllByRole('button', { name: words('attendance.show_code') })).toEqual([]);
  });

  test('writes the summary of a lesson', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.trainer });
    await page.user.click(await oneOf(page, /^Escrever o sumário/));
    await page.user.type(await page.find('textbox', { name: /Sumário/ }), 'Andaimes e linhas de vida.');
    await page.user.click(await page.find('button', { name: words('classroom.summary_give') }));
    await page.findText('Andaimes e linhas de vida.');
    await page.findText(words('classroom.lesson_given'));
  });
});

async function afterOneMinute(answer: Response): Promise<Response> {
  const body = (await answer.json()) as { results: { check_in_minutes: number }[] };
  for (const classroom of body.results) classroom.check_in_minutes = 1;
  return Response.json(body);
}

describe('a learner', () => {
  test('reads how many lessons can still be missed, and that the minimum is out of reach', async () => {
    const made = await runningClass();
    const learner = made.learners[0] ?? made.trainer;
    const page = await openPage(made.path, { as: learner });
    await page.findText(words('attendance.reach_left', { count: 0, ahead: 2, least: '80' }));
    const cell = { lesson_id: made.lessonId, enrollment_id: made.enrollmentIds[0], state: 'absent', version: 0 };
    await made.trainer.send('PUT /attendances/record', { class_id: made.classId, changes: [cell] });
    const later = await openPage(`/classes/${made.classId}/my-learning`, { as: learner });
    await later.findText(words('attendance.reach_lost', { least: '80', ahead: 1, percent: '66,7' }));
  });

  test('confirms the code of a scanned link, and hears why an old one is refused', async () => {
    const made = await runningClass();
    const [learner, other] = made.learners;
    if (!learner || !other) throw new Error('no learners');
    const code = await codeFor(made);
    const page = await openPage(`${made.path}?code=${code}`, { as: learner });
    await page.user.click(await page.find('button', { name: words('attendance.check_in_now') }));
    await page.findText(words('attendance.checked'));
    expect(await marksIn(made)).toEqual(['present qr']);
    const late = await openPage(`${made.path}?code=AAAAAA`, { as: other });
    late.allowInConsole(/./);
    await late.user.click(await late.find('button', { name: words('attendance.check_in_now') }));
    await late.findText(/Este código não está certo/);
  });

  test('of another class is told that the code is not for them', async () => {
    const made = await runningClass();
    const page = await openPage(`${made.path}?code=${await codeFor(made)}`, { as: await newPerson() });
    page.allowInConsole(/./);
    await page.user.click(await page.find('button', { name: words('attendance.check_in_now') }));
    await page.findText(/Só quem está inscrito nesta turma/);
    expect(document.body.textContent).not.toContain(words('attendance.caption'));
  });
});

describe('staff', () => {
  test('plans a lesson, cancels it with a reason and restores it', async () => {
    const made = await runningClass({ learners: 0 });
    const page = await openPage(made.path, { as: made.administrator });
    await page.findText(words('attendance.nobody'));
    await page.user.click(await page.find('button', { name: words('classroom.lesson_new') }));
    const day = new Date(Date.now() + 6 * 86_400_000).toISOString().slice(0, 10);
    for (const [name, value] of [
      ['day', day],
      ['from', '09:30'],
      ['until', '12:30'],
      ['room', 'Sala 7'],
    ] as const) {
      const input = document.querySelector<HTMLInputElement>(`[name="${name}"]`);
      if (!input) throw new Error(`no field ${name}`);
      await page.user.type(input, value);
    }
    const modules = await waitFor(() => {
      const select = document.querySelector<HTMLSelectElement>('[name="module_id"]');
      if (!select) throw new Error('no modules');
      return select;
    });
    const [, module] = modules.options;
    await page.user.selectOptions(modules, module?.value ?? '');
    await page.user.click(await page.find('button', { name: words('classroom.lesson_create') }));
    await page.findText(/Sala 7/);
    await page.findText(`${module?.text}`);
    await page.user.click(await oneOf(page, /^Cancelar a aula/));
    const dialog = within(await page.find('dialog'));
    await page.user.type(dialog.getByRole('textbox'), 'Feriado');
    await page.user.click(dialog.getByRole('button', { name: words('classroom.lesson_act_cancel') }));
    await page.findText(words('classroom.reason', { reason: 'Feriado' }));
    await page.user.click(await page.find('button', { name: /^Repor a aula/ }));
    const again = within(await page.find('dialog'));
    await page.user.click(again.getByRole('button', { name: words('classroom.lesson_act_restore') }));
    await waitFor(() => expect(document.body.textContent).not.toContain('Feriado'));
  });

  test('is told when the attendance cannot be loaded', async () => {
    const made = await runningClass();
    const page = await openPage(made.path, { as: made.administrator, prepare: ({ fail }) => fail('/attendances') });
    page.allowInConsole(/./);
    await page.findText(words('attendance.not_loaded'));
  });
});
