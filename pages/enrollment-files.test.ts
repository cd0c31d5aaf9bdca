import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { inApi } from './testing/api.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, newPerson, type SignedIn } from './testing/people.ts';
import { courseOf, enrol } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const demanding = 'formacao-pedagogica';
const plain = 'seguranca-em-obra';

type FileOf = { id: number; category: string; status: string; reason: string | null };

async function learnerOf(key: string) {
  const person = await newPerson();
  await enrol(person, key);
  return { person, path: `/classes/${(await courseOf(key)).classId}/enrollment` };
}

const filesOf = async (person: SignedIn) => (await person.list<FileOf>('POST /enrollment-files', {})).results;
const staff = () => demoPerson(demoPeople.administrator);

const press = async (page: OpenPage, name: string | RegExp) => page.user.click(await page.find('button', { name }));

test('the page of a course says which documents its class asks for', async () => {
  const page = await openPage((await courseOf(demanding)).path);
  await page.findText(words('course.file_qualifications-certificate'));
});

test('a learner sees which documents are missing and until when, and why the rest of the class waits', async () => {
  const { person, path } = await learnerOf(demanding);
  const page = await openPage(path, { as: person });
  await page.findText(words('classroom.state_undocumented'));
  await page.find('heading', { name: words('classroom.file_id-copy') });
  await page.find('heading', { name: words('classroom.file_qualifications-certificate') });
  page.goTo(path.replace('enrollment', 'resources'));
  await page.findText(words('classroom.why_files_words'));
  await page.find('link', { name: words('classroom.next_hand_in_action') });
});

test('a wrong type and no file at all are refused before anything is sent', async () => {
  const { person, path } = await learnerOf(demanding);
  const page = await openPage(path, { as: person });
  await press(page, new RegExp(`${words('classroom.file_hand_in')}.*${words('classroom.file_id-copy')}`));
  const input = await waitFor(() => page.screen.getByLabelText(new RegExp(words('classroom.file_choose'))));
  const user = userEvent.setup({ document, delay: null, applyAccept: false });
  await user.upload(input, new File(['x'], 'bi.exe', { type: 'application/x-dosexec' }));
  await page.findText(words('classroom.file_type'));
  await press(page, words('classroom.file_send'));
  await page.findText(words('classroom.file_missing'));
  expect((await filesOf(person)).map(({ status }) => status)).toEqual(['missing', 'missing']);
});

test('staff reject with a reason, which the learner reads, and approve the rest', async () => {
  const { person, path } = await learnerOf(demanding);
  await inApi('handInFiles', { personId: person.personId });
  const page = await openPage(path, { as: await staff() });
  await page.find('heading', { name: words('classroom.review_files') });
  // The demo has a person of its own in the queue; the newest is last.
  const buttons = await waitFor(() => {
    const match = page.screen.getAllByRole('button', { name: new RegExp(`^${words('classroom.review_reject')}`) });
    if (match.length < 2) throw new Error('The queue is not there yet.');
    return match;
  });
  await page.user.click(buttons.at(-1) as HTMLElement);
  const inDialog = async (name: string) => {
    const dialog = await page.find('dialog', { name: words('classroom.reject_title') });
    return [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name) as HTMLElement;
  };
  await page.user.click(await inDialog(words('classroom.review_reject')));
  await page.findText(words('classroom.reject_reason_missing'));
  await page.user.type(page.screen.getByLabelText(words('classroom.reject_reason')), 'Não se lê o nome.');
  await page.user.click(await inDialog(words('classroom.review_reject')));
  await page.findText(words('classroom.review_rejected'));
  const rejected = (await filesOf(person)).find(({ status }) => status === 'rejected');
  expect(rejected?.reason).toBe('Não se lê o nome.');
  const own = await openPage(path, { as: person });
  await own.findText(words('classroom.file_rejected_because', { reason: 'Não se lê o nome.' }));
});

test('a class that asks for no documents lists none', async () => {
  const { person, path } = await learnerOf(plain);
  const page = await openPage(path, { as: person });
  await page.findText(words('classroom.state_enrolled'));
  expect(page.screen.queryByRole('heading', { name: words('classroom.files') })).toBeNull();
});

test('what the certificate lacks is asked in the tab, and nothing typed is lost when it is refused', async () => {
  const { person, path } = await learnerOf(plain);
  const page = await openPage(path, { as: person });
  const number = await waitFor(() => page.screen.getByLabelText(words('classroom.document_number')));
  await page.user.type(number, '12');
  page.allowInConsole(/4\d\d|document|birth/);
  await press(page, words('classroom.person_save'));
  await page.findSaying('alert', words('classroom.person_not_saved'));
  expect(number).toHaveProperty('value', '12');
});

test('a failure to load the documents can be tried again', async () => {
  const { person, path } = await learnerOf(demanding);
  const page = await openPage(path, { as: person, prepare: ({ fail }) => fail('/enrollment-files') });
  page.allowInConsole(/./);
  await page.findText(words('classroom.files_failed'));
  await page.find('button', { name: words('site.retry') });
});

test('a learner changes to another class of the course before the first lesson', async () => {
  const { person, path } = await learnerOf(plain);
  const page = await openPage(path, { as: person });
  await press(page, words('classroom.transfer_show'));
  const radio = await waitFor(() => page.screen.getAllByRole('radio')[0] ?? Promise.reject(new Error('No class yet.')));
  await page.user.click(radio as HTMLElement);
  await press(page, words('classroom.transfer_to'));
  await press(page, words('classroom.transfer_confirm_action'));
  await waitFor(async () => {
    const { results } = await person.list<{ class: { id: number } }>('POST /enrollments', {});
    expect(results.map((each) => `/classes/${each.class.id}/enrollment`)).not.toContain(path);
  });
  await page.findText(words('classroom.role_unaccepted'));
});
