import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import { answerOf } from './testing/api.ts';
import { failedCall } from './testing/console.ts';
import { siteOrigin } from './testing/network.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { guest, newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Item = { kind: string; id: number; assigned_to: { name: string } | null };

test('somebody without a claim for the inbox is told so, and has no count', async () => {
  const page = await openPage('/admin/inbox', { as: await newPerson() });
  await page.heading(words('desk.not_allowed'));
});

test('the list says that it loads, that it failed, and that an item is not there', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/inbox', { as, prepare: ({ fail }) => fail('/inbox') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const nowhere = await openPage('/admin/inbox/nonsense/1', { as });
  await nowhere.heading(words('desk.not_there'));
  const gone = await openPage('/admin/inbox/proof/987654', { as });
  await gone.findText(words('desk_inbox.gone'));
  const nothing = await openPage('/admin/inbox?state=mine', { as });
  await nothing.findText(words('desk_inbox.none_here'));
});

test('what waits is counted in the header and on the start page of the desk', async () => {
  const as = await newPerson({ role: 'administrator' });
  await newDocument();
  const { total } = await as.list<Item>('POST /inbox', {});
  const page = await openPage('/admin', { as });
  await page.find('link', { name: words('desk.open_inbox', { count: total }) });
  await page.find('heading', { name: words('desk.waits', { count: total }) });
  const queue = await page.find('link', { name: new RegExp(words('desk.kind_student_document')) });
  await page.user.click(queue);
  await page.at('/admin/inbox?type=student_document');
  const views = within(await page.find('navigation', { name: words('desk_inbox.views') }));
  expect((await views.findByRole('link', { current: 'page' })).textContent).toContain(
    words('desk.kind_student_document'),
  );
});

test('a document is opened beside its file, and accepted only after a question', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newDocument();
  const page = await openPage(`/admin/inbox/student_document/${id}?type=student_document`, { as });
  await page.find('link', { name: words('desk_inbox.open_pdf') });
  await press(page, `${words('desk_inbox.accept')} A`);
  await page.findText(words('desk_inbox.accept_document_after'));
  expect(await waits(as, 'student_document', id)).toBe(true);
  await press(page, words('desk_inbox.accept'));
  await page.findText(words('desk_inbox.accepted'));
  expect(await waits(as, 'student_document', id)).toBe(false);
});

test('a PDF is shown beside its buttons where the browser can show one', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newDocument();
  const page = await openPage('/admin/inbox', { as });
  page.expectInConsole(/Iframe page loading is disabled/);
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true });
  page.goTo(`/admin/inbox/student_document/${id}`);
  const frame = await waitFor(() => page.screen.getByTitle(words('desk_inbox.pdf', { name: 'BI.pdf' })));
  expect(frame.getAttribute('src')).toMatch(/^blob:/);
  await page.find('link', { name: words('desk_inbox.open_pdf') });
});

test('another is requested with a reason from the templates, or one of its own, which must not be empty', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id, owner } = await newDocument();
  const page = await openPage(`/admin/inbox/student_document/${id}`, { as });
  await press(page, `${words('desk_inbox.request_another')} R`);
  await page.user.click(await page.find('radio', { name: words('desk_inbox.own_reason') }));
  await press(page, words('desk_inbox.request_another_send'));
  await page.findText(words('desk_inbox.note_missing'));
  await page.user.click(await page.find('radio', { name: words('desk_inbox.reason_expired') }));
  await press(page, words('desk_inbox.request_another_send'));
  await page.findText(words('desk_inbox.another_requested'));
  const { results } = await owner.list<{ rejected_reason: string }>('POST /student-documents', { id });
  expect(results[0]?.rejected_reason).toBe(words('desk_inbox.reason_expired'));
});

test('a message is closed at once, and an undo puts it back', async () => {
  const as = await newPerson({ role: 'administrator' });
  const subject = `Assunto ${as.userId}`;
  const sender = { name: 'Ana Tavares', email: 'ana@exemplo.ao', subject, message: 'Há turmas em Benguela?' };
  await guest.send('POST /contact-messages/create', sender);
  const [{ id } = { id: 0 }] = (await as.list<Item>('POST /inbox', { kind: 'contact_message' })).results.toReversed();
  const page = await openPage(`/admin/inbox/contact_message/${id}?type=contact_message`, { as });
  await page.findText('Há turmas em Benguela?');
  await press(page, `${words('desk_inbox.close_message')} R`);
  await page.findText(words('desk_inbox.message_closed'));
  expect(await waits(as, 'contact_message', id)).toBe(false);
  await press(page, words('desk_inbox.undo'));
  await waitFor(async () => expect(await waits(as, 'contact_message', id)).toBe(true));
});

test('what one has taken shows its name to the other, who can take it over', async () => {
  const [as, other] = [await newPerson({ role: 'administrator' }), await newPerson({ role: 'administrator' })];
  const { id } = await newDocument();
  const page = await openPage(`/admin/inbox/student_document/${id}`, { as });
  await press(page, `${words('desk_inbox.take')} M`);
  await page.find('button', { name: words('desk_inbox.give_back') });
  const theirs = await openPage(`/admin/inbox/student_document/${id}`, { as: other });
  await press(theirs, `${words('desk_inbox.take_over', { name: 'Marlene Capita' })} M`);
  await theirs.find('button', { name: words('desk_inbox.give_back') });
  const { results } = await other.list<Item>('POST /inbox', { assigned_to: other.userId });
  expect(results.map((item) => item.id)).toEqual([id]);
});

test('what somebody else has decided meanwhile is refused, and leaves the page', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newDocument();
  const page = await openPage(`/admin/inbox/student_document/${id}`, { as });
  await press(page, `${words('desk_inbox.accept')} A`);
  await as.send('PUT /student-documents/reject', { id, reason: 'Não se lê.' });
  await press(page, words('desk_inbox.accept'));
  await page.findText(words('desk_inbox.gone'));
  const { results } = await as.list<{ status: string }>('POST /student-documents', { id });
  expect(results[0]?.status).toBe('rejected');
});

test('keys open the next item, and press the buttons that name them', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newDocument();
  await newDocument();
  const page = await openPage(`/admin/inbox/student_document/${id}?type=student_document`, { as });
  await page.find('button', { name: `${words('desk_inbox.accept')} A` });
  await page.user.keyboard('a');
  await page.findText(words('desk_inbox.accept_document_after'));
  await page.user.keyboard('{Escape}');
  await waitFor(() => expect(page.screen.queryByText(words('desk_inbox.accept_document_after'))).toBeNull());
  await page.user.keyboard('m');
  await page.find('button', { name: words('desk_inbox.give_back') });
});

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

async function waits(as: Person, kind: string, id: number): Promise<boolean> {
  const { total } = await as.list<Item>('POST /inbox', { kind, id });
  return total > 0;
}

/** A document of a new student, which waits for its review. */
async function newDocument(): Promise<{ id: number; owner: Person }> {
  const owner = await newPerson();
  const { token } = await tokenOf(owner);
  const body = new FormData();
  body.set('category', 'id-copy');
  body.set('file', new File([new Uint8Array(pdfBytes())], 'BI.pdf', { type: 'application/pdf' }));
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() };
  const response = await answerOf(
    new Request(`${siteOrigin}/api/student-documents/upload`, { method: 'POST', headers, body }),
  );
  const { data }: { data: [{ id: number }] } = await response.json();
  return { id: data[0].id, owner };
}

async function tokenOf({ credentials }: Person): Promise<{ token: string }> {
  const { data } = await guest.send<{ token: string }>('POST /users/authenticate', credentials);
  return { token: data[0]?.token ?? '' };
}
