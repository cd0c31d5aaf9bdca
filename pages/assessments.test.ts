import { within } from '@testing-library/dom';
import { describe, expect, test, vi } from 'vitest';
import type { AttemptSummary } from '#contract/learning/assessments/calls.ts';
import { classmates, demoPeople } from '#seed/people.ts';
import { finalQuestions, testQuestions } from '#seed/questions.ts';
import { attemptOf, begun, learner, questionIn, saved, type Seat } from './testing/assessment-seat.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, type SignedIn } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const startPath = '/attempts/create';
const savePath = '/attempts/answer';

const failOpening = (network: OpenPage['network']) => network.fail('/content-assessments/open');

describe('the start page of an assessment', () => {
  test('says what awaits, and starts one attempt', async () => {
    const seat = await learner();
    const page = await openPage(seat.path, { as: seat.person });
    await page.findText(words('assessment.questions_worth', { count: 8, points: 20 }));
    await page.findText(words('assessment.minutes', { minutes: 30 }));
    await page.findText(words('assessment.attempts_of', { left: 3, allowed: 3 }));
    await page.findText(words('assessment.of_twenty', { grade: '10,0' }));
    await page.findText(words('assessment.some_by_hand'));
    await page.user.click(await page.findSaying('button', words('assessment.start')));
    await page.findText(words('assessment.answered_of', { count: 0, of: 8 }));
    expect(page.network.sentTo(startPath)).toHaveLength(1);
  });

  test('fails with a way to try again', async () => {
    const seat = await learner();
    const page = await openPage(seat.path, { as: seat.person, prepare: failOpening });
    page.allowInConsole(/500|unexpected/);
    await page.findSaying('alert', words('assessment.not_loaded'));
  });
});

describe('in an attempt', () => {
  test('every kind of question is answered, saved in words, and submitted after the unanswered ones are named', async () => {
    const seat = await learner();
    const page = await begun(seat);
    const { user } = page;

    const choice = await questionIn(page, 'transmissao');
    await user.click(choice.getByRole('radio', { name: /picou alguém doente/ }));
    const several = await questionIn(page, 'perigo');
    for (const name of ['Convulsões', 'Respiração difícil']) await user.click(several.getByRole('checkbox', { name }));
    const order = await questionIn(page, 'rede');
    const [first] = order.getAllByRole('listitem');
    const label = first?.querySelector('span')?.textContent ?? '';
    await user.click(order.getByRole('button', { name: words('assessment.move_down', { label }) }));
    await page.findSaying('status', words('assessment.moved', { label, place: 2 }));
    const match = await questionIn(page, 'lugares');
    await user.selectOptions(match.getByRole('combobox', { name: 'Vala entupida' }), 'Limpar para a água correr');
    const number = await questionIn(page, 'rede-anos');
    await user.type(number.getByRole('textbox'), 'três 3,2 anos');
    await user.type((await questionIn(page, 'hora')).getByRole('textbox'), 'noite');
    await user.type((await questionIn(page, 'conversa')).getByRole('textbox'), 'Que vá hoje.');

    await page.findText(words('assessment.answered_of', { count: 7, of: 8 }));
    await waitFor(async () =>
      expect(await saved(seat)).toMatchObject({
        transmissao: 'Pela picada de um mosquito que picou alguém doente',
        perigo: expect.arrayContaining(['Convulsões', 'Respiração difícil']),
        'rede-anos': '3,2',
        hora: 'noite',
        conversa: 'Que vá hoje.',
      }),
    );
    await user.click(await page.findSaying('button', words('assessment.submit')));
    const dialog = within(await page.find('dialog'));
    const place = (await attemptOf(seat)).questions.findIndex(({ id }) => id === 'mapa') + 1;
    dialog.getByText(words('assessment.unanswered', { count: 1, numbers: String(place) }));
    await user.click(dialog.getByRole('button', { name: words('assessment.submit') }));
    await page.findSaying('status', words('assessment.waits'));
    await page.findText(words('assessment.answers_given'));
  });

  test('answers and the time survive a reload', async () => {
    const seat = await learner();
    const page = await begun(seat);
    await page.user.click((await questionIn(page, 'transmissao')).getByRole('radio', { name: /mosquito/ }));
    await page.findSaying('status', words('assessment.state_server', { time: '' }).trim());
    const again = await openPage(seat.path, { reloading: page, as: await seat.person.onAnotherDevice() });
    const choice = await questionIn(again, 'transmissao');
    expect(choice.getByRole<HTMLInputElement>('radio', { name: /mosquito/ }).checked).toBe(true);
    await again.findSaying('timer', words('assessment.minutes_left', { minutes: 30 }));
    expect((await attemptOf(seat)).number).toBe(1);
  });

  test('answers stay on the device while there is no network, and are sent later', async () => {
    const seat = await learner();
    const page = await begun(seat);
    page.network.cut(savePath);
    await page.user.click((await questionIn(page, 'transmissao')).getByRole('radio', { name: /mosquito/ }));
    await page.findSaying('status', words('assessment.state_device'));
    expect(Object.keys(page.stored())).toEqual(expect.arrayContaining([`unsent_answers_${seat.person.userId}`]));
    expect(await saved(seat)).toEqual({});

    const again = await openPage(seat.path, { reloading: page, as: await seat.person.onAnotherDevice() });
    const choice = await questionIn(again, 'transmissao');
    expect(choice.getByRole<HTMLInputElement>('radio', { name: /mosquito/ }).checked).toBe(true);
    await waitFor(async () => expect(Object.keys(await saved(seat))).toEqual(['transmissao']));
    expect(Object.keys(again.stored())).not.toContain(`unsent_answers_${seat.person.userId}`);
  });

  test('the end of the time submits what was saved', async () => {
    const seat = await learner();
    const page = await begun(seat);
    await page.user.click((await questionIn(page, 'transmissao')).getByRole('radio', { name: /mosquito/ }));
    await page.findText(words('assessment.answered_of', { count: 1, of: 8 }));
    const { now } = Date;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 31 * 60_000);
    await page.findText(words('assessment.attempt_not_passed'));
    expect(page.network.sentTo('/attempts/submit')).toHaveLength(1);
    vi.restoreAllMocks();
    await page.findText(words('assessment.points_of', { points: '2', most: '2' }));
    // Another attempt is left, and what was not answered is not called wrong.
    await page.findText(words('assessment.right_answers_later'));
    expect(page.screen.queryByText(words('assessment.right_answer'))).toBeNull();
    expect(page.screen.getAllByText(words('assessment.result_unanswered'))).toHaveLength(7);
    expect(page.screen.queryByText(words('assessment.result_wrong'))).toBeNull();
  });
});

describe('the start of an attempt', () => {
  test('moves the focus before anybody can type an answer', async () => {
    const seat = await learner();
    const page = await openPage(seat.path, { as: seat.person });
    const start = await page.findSaying('button', words('assessment.start'));
    const focused = new Promise<string | undefined>((resolve) => {
      new MutationObserver((_, observer) => {
        if (page.screen.queryAllByRole('textbox').length === 0) return;
        observer.disconnect();
        resolve(document.activeElement?.tagName);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.user.click(start);
    expect(await focused).toBe('H1');
  });
});

describe('a number', () => {
  test('that can be read in two ways is no answer before the person says which is meant', async () => {
    const seat = await learner();
    const page = await begun(seat);
    const number = await questionIn(page, 'rede-anos');
    const field = number.getByRole<HTMLInputElement>('textbox');
    await page.user.type(field, '16.000');
    await page.findSaying('status', words('assessment.which_number', { typed: '16.000' }));
    await page.findText(words('assessment.answered_of', { count: 0, of: 8 }));
    await waitFor(async () => expect(await saved(seat)).toEqual({ 'rede-anos': null }));
    await page.user.click(
      number.getByRole('button', { name: words('assessment.number_grouped', { number: '16000' }) }),
    );
    expect(field.value).toBe('16000');
    await page.findText(words('assessment.answered_of', { count: 1, of: 8 }));
    await waitFor(async () => expect(await saved(seat)).toEqual({ 'rede-anos': '16000' }));
    await page.user.type(field, 'e-');
    await page.findText(words('assessment.not_a_number'));
    await page.user.type(field, '3');
    await waitFor(async () => expect(await saved(seat)).toEqual({ 'rede-anos': '16000e-3' }));
  });
});

describe('the final test', () => {
  test('opens once the rest is done, and its answers show after it is passed', async () => {
    const seat = await learner();
    const { person, enrollment_id, contents } = seat;
    const locked = await openPage(seat.finalPath, { as: person });
    const door = await locked.findSaying('region', words('learn.closed_rest'));
    expect(door.textContent).toContain('Teste do curso');

    for (const { id: content_id } of contents.filter(({ type }) => type === 'text')) {
      await person.send('PUT /contents/progress', { content_id, enrollment_id, opened: true });
    }
    await pass(seat);
    const page = await openPage(seat.finalPath, { as: await person.onAnotherDevice() });
    await page.user.click(await page.findSaying('button', words('assessment.start')));
    await page.findText(words('assessment.answered_of', { count: 0, of: 4 }));
    for (const group of page.screen.getAllByRole('group')) {
      const question = finalQuestions.find(({ prompt }) => group.textContent.includes(prompt['pt'] ?? '-'));
      if (question?.kind !== 'choice') continue;
      const right = question.options.find(({ value }) => value === question.right)?.label['pt'] ?? '';
      await page.user.click(within(group).getByRole('radio', { name: right }));
    }
    await page.user.click(await page.findSaying('button', words('assessment.submit')));
    const dialog = within(await page.find('dialog'));
    dialog.getByText(words('assessment.all_answered'));
    await page.user.click(dialog.getByRole('button', { name: words('assessment.submit') }));
    await page.findText(words('assessment.attempt_passed'));
    await page.findText(words('assessment.answers_given'));
  });
});

/** By calls: all that the machine grades is right. */
async function pass(seat: Seat): Promise<void> {
  const { id, questions } = await attemptOf(seat);
  for (const question of questions) {
    const candidate = testQuestions.find((one) => one.id === question.id);
    if (!candidate || !('options' in candidate) || !('options' in question)) continue;
    const label = (value: string) => candidate.options.find((one) => one.value === value)?.label['pt'];
    const key = (value: string) => question.options.find((one) => one.label === label(value))?.value ?? '';
    const value =
      candidate.kind === 'choice'
        ? key(candidate.right)
        : candidate.kind === 'several'
          ? candidate.right.map(key)
          : candidate.kind === 'order'
            ? candidate.options.map((one) => key(one.value))
            : Object.fromEntries(Object.entries(candidate.right).map(([item, own]) => [item, key(own)]));
    await seat.person.send('PUT /attempts/answer', { attempt_id: id, question_id: question.id, revision: 1, value });
  }
  await seat.person.send('PUT /attempts/submit', { id });
}

async function classPath(): Promise<{ trainer: SignedIn; path: string; classId: number }> {
  const trainer = await demoPerson(demoPeople.trainer);
  const { results } = await trainer.list<{ id: number }>('POST /trainer-classes', { search: 'IBL-FORM-03' });
  const classId = results[0]?.id ?? 0;
  return { trainer, classId, path: `/classes/${classId}/my-learning` };
}

describe('the trainer', () => {
  test('sees what waits, grades by criteria, and the grade appears', async () => {
    const { trainer, path, classId } = await classPath();
    const name = classmates[0]?.name ?? '';
    const page = await openPage(path, { as: trainer });
    await page.find('heading', { name: words('assessment.of_class') });
    await page.user.click(await page.find('button', { name: words('assessment.grade_of', { name }) }));
    await page.find('heading', { name: words('assessment.attempt_of', { name, number: 1 }) });
    await page.findText('E ofereço-me para ir com ela.');
    const save = await page.find('button', { name: words('assessment.save_points') });
    const clarity = await page.find('textbox', {
      name: words('assessment.criterion_up_to', { label: 'Manda ir hoje e diz porquê', most: '2' }),
    });
    await page.user.type(clarity, '2');
    await page.user.click(save);
    await page.findSaying('alert', words('assessment.points_wrong'));
    for (const label of ['Nomeia os sinais de perigo', 'Fala com respeito']) {
      const field = await page.find('textbox', { name: words('assessment.criterion_up_to', { label, most: '1' }) });
      await page.user.type(field, '0,5');
    }
    await page.user.click(save);
    await page.findText(words('assessment.of_twenty', { grade: '17,0' }));
    const { results } = await trainer.list<AttemptSummary>('POST /attempts', { class_id: classId, status: 'graded' });
    expect(results.find(({ person }) => person.name === name)).toMatchObject({ grade: 17 });
  });

  test('reads which grades of the course need a trainer', async () => {
    const { trainer, path } = await classPath();
    const page = await openPage(path, { as: trainer });
    await page.find('heading', { name: words('grades.title') });
    await page.findText(words('grades.partly_by_hand'));
    const item = (title: string) => page.screen.getByRole('heading', { level: 3, name: title }).closest('li');
    expect(item('Teste do curso')?.textContent).toContain(words('grades.partly_by_hand'));
    expect(item('Prova final')?.textContent).toContain(words('grades.automatic'));
  });

  test('gives extra time to a person', async () => {
    const { trainer, path, classId } = await classPath();
    const page = await openPage(path, { as: trainer });
    await page.user.click(await page.findText(words('assessment.extra_times')));
    const name = classmates[5]?.name ?? '';
    const select = await page.find('combobox', { name });
    await page.user.selectOptions(select, '50');
    await waitFor(async () => {
      const { results } = await trainer.list<{ person: { name: string }; extra_time_percent: number }>(
        'POST /extra-times',
        { class_id: classId },
      );
      expect(results.find(({ person }) => person.name === name)).toMatchObject({ extra_time_percent: 50 });
    });
  });

  test('is somebody who teaches: a learner of the class sees nothing of it', async () => {
    const { path } = await classPath();
    const [classmate] = classmates;
    if (!classmate) throw new Error('The demo data have no classmates.');
    const page = await openPage(path, { as: await demoPerson(classmate) });
    await page.find('heading', { level: 1 });
    expect(page.network.paths()).not.toContain('/content-assessments');
  });
});
