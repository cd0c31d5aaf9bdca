import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { ApiToken } from '#contract/people/identity/staff/api-tokens.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { guest, newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const orders = words('desk_roles.claims.orders.read.name');

async function press({ user, find, screen }: OpenPage, name: string | RegExp, among = screen): Promise<void> {
  await user.click(await find('button', { name }, among));
}

async function dialogOf(page: OpenPage) {
  return within(await page.find('dialog'));
}

function nameFor(as: Person): string {
  return `Contabilidade ${as.userId}`;
}

async function newToken(as: Person, name: string): Promise<void> {
  const day = new Date(Date.now() + 86_400_000 * 30).toISOString().slice(0, 10);
  await as.send('POST /api-tokens/create', { name, claims: ['orders.read'], expires_on: day });
}

async function tokenNamed(as: Person, name: string): Promise<ApiToken | undefined> {
  return (await as.list<ApiToken>('POST /api-tokens', { search: name })).results[0];
}

test('a token is created for a program, shown once, and listed', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/tokens', { as });
  await page.heading(words('desk_tokens.title'));
  await press(page, words('desk_tokens.create'));
  const dialog = await dialogOf(page);
  await press(page, words('desk_tokens.create'), dialog);
  expect(dialog.getAllByText(words('desk_tokens.name_missing')).length).toBeGreaterThan(0);
  expect(dialog.getAllByText(words('desk_tokens.claims_missing')).length).toBeGreaterThan(0);
  await page.user.type(dialog.getByLabelText(words('desk_tokens.name')), nameFor(as));
  await page.user.click(dialog.getByRole('checkbox', { name: orders }));
  await press(page, words('desk_tokens.create'), dialog);
  await page.findText(words('desk_tokens.copy_now'));
  const shown = dialog.getByText(/^mst_[\w-]{43}$/).textContent ?? '';
  await press(page, words('desk_tokens.have_copied'), dialog);
  await page.find('row', { name: new RegExp(`${nameFor(as)}.*${orders}`) });
  expect(page.screen.queryByText(shown)).toBeNull();
  expect(await tokenNamed(as, nameFor(as))).toMatchObject({ claims: ['orders.read'], state: 'active' });
});

test('a name that another token has is refused, and what was typed stays', async () => {
  const as = await newPerson({ role: 'administrator' });
  await newToken(as, nameFor(as));
  const page = await openPage('/admin/tokens', { as });
  page.allowInConsole(failedCall);
  await press(page, words('desk_tokens.create'));
  const dialog = await dialogOf(page);
  const name = dialog.getByLabelText(words('desk_tokens.name'));
  await page.user.type(name, nameFor(as));
  await page.user.click(dialog.getByRole('checkbox', { name: orders }));
  await press(page, words('desk_tokens.create'), dialog);
  await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'));
  expect(name).toHaveProperty('value', nameFor(as));
});

test('a token is revoked after a question', async () => {
  const as = await newPerson({ role: 'administrator' });
  const name = nameFor(as);
  await newToken(as, name);
  const page = await openPage(`/admin/tokens?search=${encodeURIComponent(name)}`, { as });
  await press(page, words('desk_tokens.revoke_of', { name }));
  const dialog = await dialogOf(page);
  dialog.getByText(words('desk_tokens.revoke_text'));
  await press(page, words('desk_tokens.revoke'), dialog);
  await page.findText(words('desk_tokens.revoked_done', { name }));
  await waitFor(async () => expect((await tokenNamed(as, name))?.state).toBe('revoked'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_tokens.state')), 'active');
  await page.findText(words('desk.no_match'));
});

test('the list says that it failed, and is closed to who may not manage tokens', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/tokens', { as, prepare: ({ fail }) => fail('/api-tokens') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const trainer = await openPage('/admin/tokens', { as: await newPerson({ role: 'trainer' }) });
  await trainer.heading(words('desk.not_allowed'));
  await expect(guest.list('POST /api-tokens', {})).rejects.toThrow(/not_signed_in|401/);
});
