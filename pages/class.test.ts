import { within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { openPage } from './testing/open-page.ts';
import { demoPerson, listed, newPerson, type SignedIn } from './testing/people.ts';
import { courseOf, enrol, orderFree, titleOf } from './testing/shopping.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const withRules = 'seguranca-em-obra';
const alone = 'poupar-eletricidade';

async function classOf(key: string): Promise<string> {
  return `/classes/${(await courseOf(key)).classId}`;
}

async function learnerOf(key: string) {
  const person = await newPerson();
  await enrol(person, key);
  return person;
}

async function enrollmentOf(person: SignedIn): Promise<number> {
  const { results } = await person.list<{ id: number }>('POST /enrollments', {});
  return results[0]?.id ?? 0;
}

describe('the page of a class', () => {
  test('invites a guest to sign in, and says that a class does not exist', async () => {
    const guest = await openPage(await classOf(alone));
    await guest.find('dialog');
    const page = await openPage('/classes/999999', { as: await newPerson() });
    page.allowInConsole(/404|not_found/);
    await page.heading(words('site.not_found_title'));
  });

  test('belongs to the own courses in the main navigation', async () => {
    const page = await openPage(await classOf(alone), { as: await learnerOf(alone) });
    await page.heading(titleOf(alone));
    const entry = (name: string) => page.inPart('banner').getAllByRole('link', { name })[0];
    expect(entry(words('shell.to_MyCourses'))?.getAttribute('aria-current')).toBe('page');
    expect(entry(words('shell.to_Classes'))?.getAttribute('aria-current')).toBeNull();
    page.goTo('/classes');
    await page.heading(words('shell.to_Classes'));
    expect(entry(words('shell.to_MyCourses'))?.getAttribute('aria-current')).toBeNull();
    expect(entry(words('shell.to_Classes'))?.getAttribute('aria-current')).toBe('page');
  });

  test('tells a stranger when, where and with whom it is, and leads to the course with this class', async () => {
    const { id, classId } = await courseOf(withRules);
    const page = await openPage(`/classes/${classId}`, { as: await newPerson() });
    await page.heading(titleOf(withRules));
    await page.findText(words('classroom.role_stranger'));
    await page.findText(words('classroom.status_opened'));
    await page.findText('Domingos Kiala');
    const enroll = await page.find('link', { name: words('classroom.next_buy_action') });
    expect(enroll.getAttribute('href')).toBe(`/courses/${id}?class=${classId}`);
    const tabs = within(await page.find('navigation', { name: words('classroom.tabs') }));
    const closed = tabs.getAllByRole('link', { name: new RegExp(words('classroom.tab_closed')) });
    expect(closed.map(({ textContent }) => textContent?.split(' (')[0])).toEqual(
      ['resources', 'enrollment', 'learning'].map((tab) => words(`classroom.tab_${tab as 'enrollment'}`)),
    );
  });

  test.for([
    ['contents', 'why_not_enrolled_contents'],
    ['enrollment', 'why_not_enrolled_enrollment'],
    ['my-learning', 'why_not_enrolled_learning'],
  ] as const)('says to a stranger why %s is not open, with the way in', async ([path, why]) => {
    const page = await openPage(`${await classOf(alone)}/${path}`, { as: await newPerson() });
    await page.findText(words(`classroom.${why}`));
    await page.find('link', { name: words('classroom.next_buy_action') });
  });

  test('shows the programme and the regulation to anyone who is signed in', async () => {
    const path = await classOf(withRules);
    const page = await openPage(`${path}/modules`, { as: await newPerson() });
    await page.find('heading', { name: words('classroom.tab_modules') });
    page.goTo(`${path}/regulation`);
    await page.findText(words('classroom.regulation_for_others'));
    await page.find('button', { name: /PDF/ });
  });

  test('shows a failure that can be tried again', async () => {
    const person = await newPerson();
    const page = await openPage(await classOf(alone), { as: person, prepare: ({ fail }) => fail('/classrooms') });
    page.allowInConsole(/./);
    await page.findText(words('classroom.not_loaded'));
    await page.find('button', { name: words('site.retry') });
  });
});

describe('a learner', () => {
  test('accepts the regulation on its tab, which opens the contents', async () => {
    const person = await learnerOf(withRules);
    const path = await classOf(withRules);
    const page = await openPage(`${path}/contents`, { as: person });
    await page.findText(words('classroom.why_regulation_words'));
    await page.user.click(await page.find('link', { name: words('classroom.next_accept_action') }));
    await page.at(`${path}/regulation`);
    await page.user.click(await page.find('button', { name: words('learn.regulation_accept') }));
    await page.findText(words('classroom.regulation_accepted_title'));
    page.goTo(`${path}/contents`);
    await page.find('link', { name: words('classroom.open_player') });
  });

  test('reads what is missing for the certificate, in words', async () => {
    const person = await learnerOf(alone);
    const page = await openPage(`${await classOf(alone)}/my-learning`, { as: person });
    const needs = within(await page.find('list', { name: words('classroom.certificate_missing') }));
    expect(needs.getAllByRole('listitem')[0]?.textContent).toBe(
      words('classroom.need_progress', { min: '80', value: '0' }),
    );
    await page.find('progressbar', { name: /^Conteúdos obrigatórios: 0 de \d+$/ });
  });

  test('sees the enrollment with its history, and what the record lacks', async () => {
    const person = await learnerOf(withRules);
    const page = await openPage(`${await classOf(withRules)}/enrollment`, { as: person });
    await page.findText(words('classroom.state_enrolled'));
    await page.findText(words('classroom.step_enrolled'));
    const gaps = ['birth_date', 'document'].map((gap) => words(`classroom.gap_${gap as 'document'}`));
    await page.findText(words('classroom.gaps', { what: gaps.join(' e ') }));
    await page.findText(words('classroom.out_ask_operator'));
  });

  test('withdraws after reading what follows, and keeps the history', async () => {
    const person = await learnerOf(alone);
    const page = await openPage(`${await classOf(alone)}/enrollment`, { as: person });
    await page.user.click(await page.find('button', { name: words('classroom.out_withdraw_action') }));
    const dialog = within(await page.find('dialog'));
    dialog.getByText(words('classroom.out_withdraw_consequence'));
    const confirm = dialog.getByRole('button', { name: words('classroom.out_withdraw_action') });
    await page.user.click(confirm);
    await dialog.findAllByText(words('classroom.out_reason_missing'));
    await page.user.type(dialog.getByLabelText(words('classroom.out_reason'), { exact: false }), 'Mudei de turno');
    await page.user.click(confirm);
    await page.findSaying('status', words('classroom.out_withdraw_done'));
    await page.findText(words('classroom.state_withdrawal'));
    await page.findText(words('classroom.reason', { reason: 'Mudei de turno' }));
    const learning = await openPage(`${await classOf(alone)}/my-learning`, { as: person });
    await learning.findText(words('classroom.why_over_words'));
    await learning.findText(words('classroom.outcome_over'));
  });

  test('gives up a place that cost nothing before the class begins', async () => {
    const person = await newPerson({ role: 'client' });
    await orderFree(person, withRules);
    await listed(person, 'POST /enrollments', 1);
    const page = await openPage(`${await classOf(withRules)}/enrollment`, { as: person });
    await page.findText(words('classroom.out_cancel'));
    await page.user.click(await page.find('button', { name: words('classroom.out_cancel_action') }));
    const dialog = within(await page.find('dialog'));
    await page.user.type(dialog.getByLabelText(words('classroom.out_reason'), { exact: false }), 'Mudei de turno');
    await page.user.click(dialog.getByRole('button', { name: words('classroom.out_cancel_action') }));
    await page.findSaying('status', words('classroom.out_cancel_done'));
    await page.findText(words('classroom.state_canceled'));
  });

  test('is told when the enrollment cannot be loaded', async () => {
    const person = await learnerOf(alone);
    const path = `${await classOf(alone)}/enrollment`;
    const page = await openPage(path, { as: person, prepare: ({ fail }) => fail('/enrollment-standings') });
    page.allowInConsole(/./);
    await page.findText(words('classroom.enrollment_failed'));
    expect(await enrollmentOf(person)).toBeGreaterThan(0);
  });
});

describe('others', () => {
  test('an administrator sees who is enrolled', async () => {
    const administrator = await demoPerson(demoPeople.administrator);
    const page = await openPage(`${await classOf(withRules)}/enrollment`, { as: administrator });
    const table = within(await page.find('table', { name: words('classroom.participants_caption') }));
    expect(table.getAllByRole('row').length).toBeGreaterThan(1);
  });

  test('a trainer finds the grades in the place of the own learning', async () => {
    const trainer = await demoPerson(demoPeople.trainer);
    const page = await openPage(`${await classOf(withRules)}/my-learning`, { as: trainer });
    await page.find('heading', { name: words('grades.title') });
    await page.findText(words('classroom.role_trainer'));
  });
});
