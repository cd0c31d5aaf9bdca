import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { classmates, demoPeople } from '#seed/people.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, nameOfPeople, newPerson } from './testing/people.ts';
import { runningClass } from './testing/running-class.ts';
import { titleOf } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const list = '/profile/my-trainer-courses';
const running = 'IBL-FORM-01';
const ready = 'IBL-FORM-02';

type Listed = { id: number; code: string };

async function classCalled(code: string): Promise<string> {
  const trainer = await demoPerson(demoPeople.trainer);
  const { results } = await trainer.list<Listed>('POST /trainer-classes', { search: code });
  return `/classes/${results[0]?.id ?? 0}`;
}

const asTrainer = async (path: string, prepare?: Parameters<typeof openPage>[1]) =>
  openPage(path, { as: await demoPerson(demoPeople.trainer), ...prepare });

async function sheetOf(page: OpenPage, title: string) {
  await page.find('heading', { name: title });
  const items: HTMLElement[] = page.screen.getAllByRole('listitem');
  const item = items.find((each) => within(each).queryByRole('heading', { name: title }));
  if (!item) throw new Error(`There is no ${title}.`);
  return within(item);
}

describe('the classes of a trainer', () => {
  test('begin with the lesson of today and say what is missing', async () => {
    const page = await asTrainer(list);
    await page.heading(words('teaching.title'));
    await page.findText(`Turma ${running}`);
    const [first] = page.inPart('main').getAllByRole('heading', { level: 2 });
    // Two classes of the demo trainer meet today.
    expect([titleOf('armazem-e-existencias'), titleOf('salarios')]).toContain(first?.textContent);
    const todos = within(await page.find('list', { name: words('teaching.todo', { code: running }) }));
    // The lesson of today lacks its summary too, once it is over.
    const summaries = [1, 2].map((count) => words('teaching.todo_summaries', { count })).join('|');
    expect(todos.getByRole('link', { name: new RegExp(summaries) })).toBeTruthy();
    expect(todos.getByRole('link', { name: words('teaching.todo_unpublished', { count: 6 }) })).toBeTruthy();
    const done = within(await page.find('list', { name: words('teaching.todo', { code: ready }) }));
    done.getByRole('link', { name: words('teaching.todo_is_ready') });
    expect(
      page.screen.getAllByRole('link', { name: new RegExp(words('teaching.open_attendance')) }).length,
    ).toBeGreaterThan(0);
  });

  test('are searched and filtered in the address', async () => {
    const page = await asTrainer(`${list}?search=fornecedores&state=running`);
    await page.findText(words('teaching.found', { count: 1 }));
    await page.findText(`Turma ${ready}`);
    const none = await asTrainer(`${list}?search=astrologia`);
    await none.findText(words('teaching.none_found'));
    await none.find('link', { name: words('teaching.see_all') });
    const over = await asTrainer(`${list}?state=concluded`);
    await over.findText(words('teaching.state_concluded'));
  });

  test('are in the header and in the menu of the profile', async () => {
    const page = await asTrainer(list);
    const header = page.inPart('banner');
    const addresses = header.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).toContain(list);
    expect(page.screen.getAllByRole('link', { name: words('profile.my_trainer_courses') }).length).toBeGreaterThan(0);
  });

  test('that could not be loaded can be tried again', async () => {
    const page = await asTrainer(list, { prepare: ({ fail }) => fail('/trainer-classes') });
    page.allowInConsole(/./);
    await page.findText(words('teaching.not_loaded'));
    await page.find('button', { name: words('site.retry') });
  });

  test('are none for a new trainer, and the page is not for others', async () => {
    const fresh = await openPage(list, { as: await newPerson({ role: 'trainer' }) });
    await fresh.findText(words('teaching.none'));
    const student = await openPage(list, { as: await newPerson() });
    await student.findText(words('teaching.not_trainer'));
    expect(student.screen.queryAllByRole('link', { name: words('profile.my_trainer_courses') })).toEqual([]);
  });

  test('wait on the start page too', async () => {
    const page = await asTrainer('/profile');
    await page.find('heading', {
      name: words('profile.teaching_today', { title: titleOf('armazem-e-existencias') }),
    });
    await page.find('heading', { name: words('profile.teaching_waits', { title: ready }) });
  });
});

describe('the grades of a class', () => {
  test('are typed with a comma, saved as drafts, corrected and published', async () => {
    const page = await asTrainer(`${await classCalled(running)}/my-learning`);
    const sheet = await sheetOf(page, 'Exercício 2: plano do armazém');
    const field = await page.find('textbox', { name: 'Filipe Macuácua' }, sheet);
    await page.user.clear(field);
    await page.user.type(field, '20,5');
    await page.user.click(sheet.getByRole('button', { name: words('grades.save') }));
    await page.findText(words('grades.grade_wrong', { count: 1 }));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await page.user.clear(field);
    await page.user.type(field, '14,5');
    await page.user.click(sheet.getByRole('button', { name: words('grades.save') }));
    await page.findSaying('status', words('grades.saved', { count: 1 }));
    const publish = await page.find('button', { name: /Publicar notas.*Exercício 2/ });
    await page.user.click(publish);
    await page.findSaying('status', words('grades.published', { title: 'Exercício 2: plano do armazém' }));
  });

  test('belong to an assessment, which is created, changed and deleted', async () => {
    const page = await asTrainer(`${await classCalled(running)}/my-learning`);
    await page.user.click(await page.find('button', { name: words('grades.add') }));
    await page.user.click(await page.find('button', { name: words('grades.add_it') }));
    await page.findText(words('grades.title_missing'));
    await page.user.type(await page.find('textbox', { name: words('grades.field_title') }), 'Teste rápido');
    await page.user.click(await page.find('button', { name: words('grades.add_it') }));
    await page.findSaying('status', words('grades.added'));
    await page.user.click(await page.find('button', { name: /Apagar.*Teste rápido/ }));
    const dialog = within(await page.find('dialog'));
    await page.user.click(dialog.getByRole('button', { name: words('grades.remove') }));
    await page.findSaying('status', words('grades.removed'));
  });

  test('that could not be loaded can be tried again', async () => {
    const path = `${await classCalled(running)}/my-learning`;
    const page = await asTrainer(path, { prepare: ({ fail }) => fail('/assessments') });
    page.allowInConsole(/./);
    await page.findText(words('grades.not_loaded'));
  });

  test('are the own ones for a learner, as far as they are published', async () => {
    const [, second] = classmates;
    const learner = await demoPerson(second ?? demoPeople.student);
    const page = await openPage(`${await classCalled(running)}/my-learning`, { as: learner });
    const table = within(await page.find('table', { name: words('grades.own_caption') }));
    const row = table.getByRole('row', { name: /Exercício 1/ });
    expect(row.textContent).toContain(words('grades.of_twenty', { grade: '14,0' }));
    expect(table.getByRole('row', { name: /Projeto final/ }).textContent).toContain(words('grades.not_published'));
    expect(page.screen.queryAllByRole('button', { name: words('grades.add') })).toEqual([]);
  });
});

describe('the class page of a trainer', () => {
  test('shows the people with their contacts, and writes to the chosen ones', async () => {
    const page = await asTrainer(`${await classCalled(running)}/enrollment`);
    const table = within(await page.find('table', { name: words('teaching.people_caption') }));
    expect(table.getAllByRole('row')).toHaveLength(9);
    expect(table.getAllByRole('link', { name: /@/ })[0]?.getAttribute('href')).toMatch(/^mailto:/);
    const all = await page.find('checkbox', { name: words('teaching.choose_all', { count: 8 }) });
    await page.user.click(all);
    await page.findText(words('teaching.chosen', { count: 8 }));
    await page.user.click(all);
    await page.user.click(
      table.getByRole('checkbox', { name: words('teaching.choose_person', { name: 'Nádia Cumbe' }) }),
    );
    await page.user.click(await page.find('button', { name: words('teaching.write') }));
    const field = await page.find('textbox', { name: words('teaching.message_to', { count: 1 }) });
    await page.user.type(field, 'Falta o exercício 2.');
    await page.user.click(await page.find('button', { name: words('teaching.message_send') }));
    await page.findSaying('status', words('teaching.message_done'));
  });

  test('offers the sheets to sign, and says when one cannot be made', async () => {
    const path = await classCalled(running);
    const page = await asTrainer(`${path}/enrollment`, {
      prepare: ({ fail }) => fail(`${path}/attendance-sheet/pdf`),
    });
    page.allowInConsole(/./);
    for (const sheet of ['attendance_csv', 'grades_pdf', 'grades_csv'] as const) {
      await page.find('button', { name: words(`teaching.${sheet}`) });
    }
    await page.user.click(await page.find('button', { name: words('teaching.attendance_pdf') }));
    await page.find('alert');
  });

  test('lists what is missing for the conclusion, and the messages', async () => {
    const page = await asTrainer(await classCalled(running));
    await page.findText(words('teaching.condition_lessons_given'));
    const conclude = await page.find('button', { name: words('teaching.conclude') });
    expect(conclude.hasAttribute('disabled') || conclude.getAttribute('aria-disabled') === 'true').toBe(true);
    await page.findText('Amanhã visitamos o armazém em Viana.');
    await page.user.click(await page.find('button', { name: words('teaching.message_send') }));
    await page.findText(words('teaching.message_missing'));
  });

  test('concludes a class that lacks nothing, after asking', async () => {
    const page = await asTrainer(await classCalled(ready));
    await page.findText(words('teaching.conclude_now'));
    await page.user.click(await page.find('button', { name: words('teaching.conclude') }));
    const dialog = within(await page.find('dialog'));
    await page.user.click(dialog.getByRole('button', { name: words('teaching.conclude') }));
    await page.findSaying('status', words('teaching.concluded_now'));
    await page.findText(words('teaching.concluded'));
  });

  test('is reopened by staff after asking, unless somebody has got a certificate', async () => {
    const administrator = await demoPerson(demoPeople.administrator);
    const page = await openPage(await classCalled(ready), { as: administrator });
    await page.user.click(await page.find('button', { name: words('teaching.unlock') }));
    const dialog = within(await page.find('dialog'));
    dialog.getByText(words('teaching.unlock_words'));
    await page.user.click(dialog.getByRole('button', { name: words('teaching.unlock') }));
    await waitFor(() => expect(dialog.queryByRole('alert')?.textContent).toMatch(/certificado/));
  });

  test('says that the check-list could not be loaded', async () => {
    const path = await classCalled(running);
    const page = await asTrainer(path, { prepare: ({ fail }) => fail('/class-conclusions') });
    page.allowInConsole(/./);
    await page.findText(words('teaching.conclusion_failed'));
  });
});

describe('the agenda of a trainer', () => {
  const agenda = '/profile/my-agenda';

  test('lists the lessons of all classes by day, and has a private address of its own', async () => {
    const page = await asTrainer(agenda);
    await page.heading(words('agenda.title'));
    const [lesson] = await page.screen.findAllByRole('link', { name: titleOf('armazem-e-existencias') });
    expect(lesson?.getAttribute('href')).toMatch(/^\/classes\/\d+\/lessons$/);
    await page.find('heading', { name: words('timetable.calendar_taught') });
    const which = words('timetable.calendar_taught');
    await page.user.click(await page.find('button', { name: words('timetable.create_of', { which }) }));
    await page.findText(words('timetable.calendar_once'));
  });

  test('says that weeks have no lessons, and that it could not be loaded', async () => {
    const page = await asTrainer(`${agenda}?date=2031-01-06`);
    await page.findText(words('agenda.none'));
    const failing = await asTrainer(agenda, { prepare: ({ fail }) => fail('/lessons') });
    failing.allowInConsole(/./);
    await failing.findText(words('agenda.failed'));
  });
});

describe('a message of a class', () => {
  test('is answered by a learner, and again by the trainer', async () => {
    const made = await runningClass({ learners: 1 });
    const message = { class_id: made.classId, text: 'Amanhã na sala 3.' };
    await made.trainer.send('POST /class-messages/create', message);
    const path = `/classes/${made.classId}`;
    const learner = await openPage(path, { as: made.learners[0] ?? made.trainer });
    await learner.findText(message.text);
    await learner.user.click(await learner.find('button', { name: words('teaching.reply') }));
    await learner.user.click(await learner.find('button', { name: words('teaching.reply_send') }));
    await learner.findText(words('teaching.reply_missing'));
    const field = await learner.find('textbox', { name: new RegExp(words('teaching.reply_text')) });
    await learner.user.type(field, 'Chego às 9.');
    await learner.user.click(await learner.find('button', { name: words('teaching.reply_send') }));
    await learner.findText('Chego às 9.');
    const trainer = await openPage(path, { as: made.trainer });
    await trainer.findText('Chego às 9.');
    const reply = await trainer.find('button', { name: words('teaching.reply_to', { name: nameOfPeople }) });
    await trainer.user.click(reply);
    await trainer.user.type(await trainer.find('textbox', { name: new RegExp(words('teaching.reply_text')) }), 'Bem.');
    await trainer.user.click(await trainer.find('button', { name: words('teaching.reply_send') }));
    await trainer.findText('Bem.');
  });
});
