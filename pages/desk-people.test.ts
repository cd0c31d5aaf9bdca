import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { withClaims } from './testing/faults.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { guest, newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type User = { id: number; roles: string[]; disabled_at: string | null };

const staff = () => newPerson({ role: 'administrator' });

test('people are found by name, email, role and state, and opened', async () => {
  const as = await staff();
  const person = await newPerson({ role: 'client' });
  const page = await openPage('/admin/people', { as });
  await page.heading(words('desk_people.title'));
  const { username } = person.credentials;
  await page.user.type(await page.find('searchbox', { name: words('desk_people.search') }), `${username}{Enter}`);
  await page.at(`/admin/people?search=${encodeURIComponent(username)}`);
  await page.find('cell', { name: username });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_people.state')), 'disabled');
  await page.findText(words('desk.no_match'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_people.state')), 'open');
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_people.role')), 'client');
  await page.user.click(await page.find('link', { name: 'Marlene Capita' }));
  await page.at(`/admin/people/${person.userId}`);
  await page.heading('Marlene Capita');
  expect(page.screen.queryByRole('checkbox')).toBeNull();
});

test('a list of people says that it loads, that it failed and that nobody is like that', async () => {
  const as = await staff();
  const failed = await openPage('/admin/people', { as, prepare: ({ fail }) => fail('/users/records') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const nobody = await openPage('/admin/people?search=zzzz', { as });
  await nobody.findText(words('desk.no_match'));
  const nowhere = await openPage('/admin/people/987654', { as });
  await nowhere.heading(words('desk.not_there'));
});

test('an account is disabled with a reason, which stays while the identity is confirmed, and enabled again', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as, prepare: wantsFreshSignIn('/users/disable') });
  page.allowInConsole(failedCall);
  await press(page, words('desk_people.disable'));
  const dialog = within(await page.find('dialog', { name: new RegExp(words('desk_people.disable')) }));
  await page.user.type(dialog.getByLabelText(words('desk_people.reason')), 'Saiu da escola.');
  await page.user.click(dialog.getByRole('button', { name: words('desk_people.disable') }));
  await confirmIdentity(page, as);
  await page.findText(words('desk_people.is_disabled'));
  await page.findText('Saiu da escola.');
  expect((await recordOf(as, person)).disabled_at).not.toBeNull();
  await press(page, words('desk_people.enable'));
  await page.find('button', { name: words('desk_people.disable') });
  await page.findText(words('desk_people.move_enable'));
});

test('the data of a person are corrected, and what is refused stays typed', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as });
  page.allowInConsole(failedCall);
  await page.user.click(await page.find('link', { name: words('desk_people.correct') }));
  await page.heading(words('desk_people.correct_data'));
  const phone = page.screen.getByLabelText(words('desk_people.phone'));
  await page.user.type(phone, '12');
  await press(page, words('desk_people.save_corrections'));
  await page.find('alert');
  expect(phone).toHaveProperty('value', '12');
  await page.user.clear(phone);
  await page.user.type(phone, '+244 923 456 789');
  await press(page, words('desk_people.save_corrections'));
  await page.at(`/admin/people/${person.userId}`);
  await page.findText('+244923456789');
});

test('an account is closed on request, which says what stays, and kept again', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as });
  await page.findText(words('desk_people.export_none'));
  await press(page, words('desk_people.close_ask'));
  const close = within(await page.find('dialog', { name: /^Fechar a conta/ }));
  close.getByText(words('desk_people.close_stays'));
  await page.user.type(close.getByLabelText(words('desk_people.reason')), 'Pediu por carta.');
  await page.user.click(close.getByRole('button', { name: words('desk_people.close_ask') }));
  await press(page, words('desk_people.keep'));
  await page.find('button', { name: words('desk_people.close_ask') });
  await page.findText('Pediu por carta.');
});

test('a copy of the data is requested for the person, whose it is', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as });
  await press(page, words('desk_people.export_ask'));
  const dialog = within(await page.find('dialog', { name: /^Pedir uma cópia dos dados/ }));
  dialog.getByText(words('desk_people.export_text'));
  await page.user.type(dialog.getByLabelText(words('desk_people.reason')), 'Pediu por carta.');
  await page.user.click(dialog.getByRole('button', { name: words('desk_people.export_ask') }));
  await page.findText(/^(Está a ser feita uma cópia|Há uma cópia pronta)/);
});

test('a role is given at once, with a way back', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as });
  const role = words('desk.user_role', { role: 'trainer' });
  await press(page, words('desk_people.give_role', { role }));
  await page.findText(words('desk_people.role_given', { role }));
  await page.find('button', { name: words('desk_people.take_role', { role }) });
  await press(page, words('desk.undo'));
  await waitFor(async () => expect((await recordOf(as, person)).roles).toEqual(['student']));
});

test('the last refusal stands beside what was refused', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, {
    as,
    prepare: ({ answer }) => answer('/users/roles/take', () => refusal(409, 'last_administrator', 'Fica um.')),
  });
  page.allowInConsole(failedCall);
  await press(page, words('desk_people.take_role', { role: words('desk.user_role', { role: 'student' }) }));
  await page.findSaying('alert', 'Fica um.');
});

test('sessions are listed, and all ended', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, { as });
  await page.findText(words('desk_people.sessions_open', { count: 1 }));
  await press(page, words('desk_people.end_sessions'));
  const dialog = within(await page.find('dialog', { name: words('desk_people.end_sessions_title') }));
  await page.user.click(dialog.getByRole('button', { name: words('desk_people.end_sessions') }));
  await page.findText(words('desk_people.no_sessions'));
});

test('the page shows only what the claims of its reader open', async () => {
  const as = await staff();
  const person = await newPerson();
  const page = await openPage(`/admin/people/${person.userId}`, {
    as,
    prepare: withClaims(['users.read', 'orders.read']),
  });
  await page.find('heading', { name: words('desk_people.part_orders') });
  await page.findText(words('desk_people.no_orders'));
  expect(page.screen.queryByRole('heading', { name: words('desk_people.part_messages') })).toBeNull();
  expect(page.screen.queryByRole('button', { name: words('desk_people.disable') })).toBeNull();
  expect(page.screen.queryByRole('heading', { name: words('desk_people.by_staff') })).toBeNull();
});

test('somebody is invited, and the invitation withdrawn', async () => {
  const as = await staff();
  const email = `${randomUUID()}@exemplo.ao`;
  const page = await openPage('/admin/people/invitations', { as, prepare: wantsFreshSignIn('/users/invite') });
  page.allowInConsole(failedCall);
  await press(page, words('desk_people.invite'));
  const dialog = within(await page.find('dialog', { name: words('desk_people.invite') }));
  await page.user.type(dialog.getByLabelText(words('desk_people.email')), email);
  await page.user.click(dialog.getByRole('button', { name: words('desk_people.send_invitation') }));
  await confirmIdentity(page, as);
  await page.findText(words('desk_people.invited', { name: email }));
  await press(page, words('desk_people.withdraw_of', { name: email }));
  const sure = within(await page.find('dialog', { name: words('desk_people.withdraw_of', { name: email }) }));
  await page.user.click(sure.getByRole('button', { name: words('desk_people.withdraw') }));
  await page.findText(words('desk_people.invitation_withdrawn_done', { name: email }));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_people.state')), 'withdrawn');
  await page.at('/admin/people/invitations?state=withdrawn');
  await page.find('rowheader', { name: email });
});

test('a sign-up that waits is found, and its email sent again', async () => {
  const as = await staff();
  const username = `${randomUUID()}@exemplo.ao`;
  const password = 'uma frase curta serve bem';
  await guest.send('POST /users/register', {
    username,
    password,
    first_name: 'Rui',
    last_name: 'Neto',
    role: 'student',
    terms_version: '2026-11',
  });
  const page = await openPage(`/admin/people/sign-ups?search=${username}`, { as });
  await page.find('rowheader', { name: 'Rui Neto' });
  await press(page, words('desk_people.resend_to', { name: username }));
  await page.findText(words('desk_people.resent', { name: username }));
});

test('a reset of a second factor waits for a second person', async () => {
  const as = await staff();
  const page = await openPage('/admin/people/factor-resets', { as });
  await page.findText(words('desk_people.no_factor_resets_text'));
  const reset = {
    id: 7,
    user_id: 3,
    username: 'ana@exemplo.ao',
    person: { id: 4, name: 'Ana Reis' },
    reason: 'Perdeu o telemóvel.',
    status: 'requested',
    requested_by: { id: 1, name: 'Rui Neto' },
    requested_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
    confirmed_by: null,
    confirmed_at: null,
  };
  const answering = (by: number) => ({
    results: [{ ...reset, requested_by: { id: by, name: 'Rui Neto' } }],
    total: 1,
    status: 'success',
  });
  const other = await openPage('/admin/people/factor-resets', {
    as,
    prepare: ({ answer }) => answer('/users/factor-resets', () => Response.json(answering(1))),
  });
  await other.find('button', { name: words('desk_people.confirm_reset') });
  const own = await openPage('/admin/people/factor-resets', {
    as,
    prepare: ({ answer }) => answer('/users/factor-resets', () => Response.json(answering(as.personId))),
  });
  await own.findText(words('desk_people.second_person'));
  expect(own.screen.queryByRole('button', { name: words('desk_people.confirm_reset') })).toBeNull();
});

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

async function recordOf(as: Person, { userId }: Person): Promise<User> {
  const { results } = await as.list<User>('POST /users/records', { id: userId });
  const [record] = results;
  if (!record) throw new Error('There is no such user.');
  return record;
}

async function confirmIdentity(page: OpenPage, { credentials }: Person): Promise<void> {
  const fresh = within(await page.find('dialog', { name: words('security.fresh_title') }));
  await page.user.type(fresh.getByLabelText(words('sign.password')), credentials.password);
  await page.user.click(fresh.getByRole('button', { name: words('security.confirm') }));
}

type Prepare = NonNullable<NonNullable<Parameters<typeof openPage>[1]>['prepare']>;

/** The first call is refused, as ten minutes after a sign-in. */
function wantsFreshSignIn(path: string): Prepare {
  let isFirst = true;
  return ({ answer }) =>
    answer(path, (_request, goOn) => {
      if (!isFirst) return goOn();
      isFirst = false;
      return refusal(403, 'reauthentication_required', 'Confirme que é você.');
    });
}

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ status: 'error', message, errors: [{ message, code }] }, { status });
}
