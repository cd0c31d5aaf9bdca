import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Source = { id: number; version: number; deleted_at: string | null; name: string; city: string | null };

test('a guest is sent to sign in and back, and somebody without a claim is told so', async () => {
  const guest = await openPage('/admin/partners?search=mar');
  await guest.at('/?redirect=%2Fadmin%2Fpartners%3Fsearch%3Dmar');
  const student = await newPerson();
  const page = await openPage('/admin/partners', { as: student });
  await page.heading(words('desk.not_allowed'));
  expect(page.screen.queryByRole('link', { name: words('desk.to_partners') })).toBeNull();
});

test('the desk begins at /admin, with the areas that the claims open', async () => {
  const page = await openPage('/admin', { as: await newPerson({ role: 'administrator' }) });
  await page.heading(words('desk.start'));
  const menu = within(page.screen.getByRole('navigation', { name: words('desk.desk'), hidden: true }));
  const links = menu.getAllByRole('link', { hidden: true }).map(({ textContent }) => textContent);
  expect(links.map((link) => link?.replace(/\d.*$/, ''))).toEqual([
    words('desk.start'),
    ...(
      'inbox courses classes certificates categories partners regulations learning-guides ' +
      'orders payments refunds cases documents bank gifts coupons news legal-texts people organizations roles audit settings currencies tokens webhooks health'
    )
      .split(' ')
      .map((area) => words(`desk.to_${area}` as 'desk.to_courses')),
  ]);
});

test('a list says that it loads, that it failed, that nothing matches, and that there is nothing', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/partners', { as, prepare: ({ fail }) => fail('/partners/source') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const page = await openPage('/admin/partners?search=zzzz', { as });
  await page.findText(words('desk.no_match'));
  await page.user.click(await page.find('link', { name: words('desk.clear_filters') }));
  await page.at('/admin/partners');
  const nowhere = await openPage('/admin/partners/987654', { as });
  await nowhere.heading(words('desk.not_there'));
});

test('search, order and deleted ones are in the address', async () => {
  const as = await newPerson({ role: 'administrator' });
  const name = await newPartner(as);
  const page = await openPage('/admin/partners', { as });
  await page.user.type(await page.find('searchbox', { name: words('desk_partners.search') }), `${name}{Enter}`);
  await page.at(`/admin/partners?search=${name}`);
  await page.find('link', { name });
  await page.user.selectOptions(page.screen.getByLabelText(words('desk.deleted')), 'only');
  await page.findText(words('desk.no_match'));
  await page.at(`/admin/partners?deleted=only&search=${name}`);
  const sorted = await openPage(`/admin/partners?search=${name}`, { as });
  await sorted.user.click(await sorted.find('link', { name: words('desk_partners.name') }));
  await sorted.at(`/admin/partners?search=${name}&sort=name`);
  const head = await sorted.find('columnheader', { name: words('desk_partners.name') });
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('ascending'));
});

test('many are deleted at once, and an undo restores them', async () => {
  const as = await newPerson({ role: 'administrator' });
  const name = await newPartner(as, 2);
  const page = await openPage(`/admin/partners?search=${name}`, { as });
  await page.user.click(await page.find('checkbox', { name: words('desk.choose_page') }));
  await page.findText(words('desk.chosen', { count: 2 }));
  await press(page, words('desk.remove'), page.screen.getByRole('region', { name: words('desk.chosen_actions') }));
  await page.findText(words('desk.removed', { count: 2 }));
  await waitFor(async () => expect((await partnersOf(as, name)).every((row) => row.deleted_at !== null)).toBe(true));
  await press(page, words('desk.undo'));
  await waitFor(async () => expect((await partnersOf(as, name)).every((row) => row.deleted_at === null)).toBe(true));
});

test('a record is created, changed, deleted and restored', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/categories/create', { as });
  const slug = `area-${as.userId}`;
  await page.user.type(await page.find('textbox', { name: `${words('desk_categories.name')} PT` }), 'Hotelaria');
  await page.user.type(page.screen.getByLabelText(words('desk_categories.slug')), slug);
  await press(page, words('desk_categories.create'));
  await page.heading('Hotelaria');
  await page.findText(words('desk.all_saved'));
  await page.findText(words('desk.english_missing'));
  await page.user.type(await page.find('textbox', { name: `${words('desk_categories.name')} EN` }), 'Hotels');
  await page.findText(words('desk.unsaved', { count: 1 }));
  await press(page, words('desk_categories.save'));
  await page.findText(words('desk.all_saved'));
  await press(page, words('desk.remove'));
  await page.findText(words('desk.is_deleted'));
  await press(page, words('desk.restore'));
  await page.find('button', { name: words('desk.remove') });
});

test('a refusal stands on its field', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/partners/create', { as });
  await page.user.type(await page.find('textbox', { name: words('desk_partners.name') }), 'Escola');
  await page.user.type(page.screen.getByLabelText(words('desk_partners.slug')), 'Não é assim');
  await press(page, words('desk_partners.create'));
  await page.findText(words('desk.not_saved'));
  await waitFor(() =>
    expect(page.screen.getByLabelText(words('desk_partners.slug')).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('a change by somebody else is shown beside what is typed, which stays', async () => {
  const as = await newPerson({ role: 'administrator' });
  const name = await newPartner(as);
  const [row] = await partnersOf(as, name);
  const page = await openPage(`/admin/partners/${row?.id}`, { as });
  const city = await page.find('textbox', { name: words('desk_partners.city') });
  await page.user.type(city, 'Lobito');
  await as.send('PUT /partners', { id: row?.id, city: 'Benguela', licence: '12' });
  await press(page, words('desk_partners.save'));
  await page.findText('Benguela');
  await page.find('cell', { name: words('desk.not_changed_here') });
  await press(page, words('desk.keep_mine'));
  await press(page, words('desk_partners.save'));
  await page.findText(words('desk.all_saved'));
  expect(await partnersOf(as, name)).toMatchObject([{ city: 'Lobito', licence: '12' }]);
});

test('what is typed is still there after a reload', async () => {
  const as = await newPerson({ role: 'administrator' });
  const name = await newPartner(as);
  const [row] = await partnersOf(as, name);
  const page = await openPage(`/admin/partners/${row?.id}`, { as });
  await page.user.type(await page.find('textbox', { name: words('desk_partners.city') }), 'Lobito');
  const again = await openPage(`/admin/partners/${row?.id}`, { reloading: page });
  await again.findText(words('desk.typed_before'));
  expect((await again.find('textbox', { name: words('desk_partners.city') })).getAttribute('value')).toBe('Lobito');
  await press(again, words('desk.discard'));
  await again.findText(words('desk.all_saved'));
});

async function press(page: OpenPage, name: string, part?: HTMLElement): Promise<void> {
  await page.user.click(await page.find('button', { name }, part ? within(part) : page.screen));
}

/** Partners with one made-up name, which only they have. */
async function newPartner(as: Person, many = 1): Promise<string> {
  const name = `Escola${as.userId}`;
  for (let place = 0; place < many; place += 1) {
    const slug = `escola-${as.userId}-${place}`;
    await as.send('POST /partners/create', { slug, name: many === 1 ? name : `${name} ${place}` });
  }
  return name;
}

async function partnersOf(as: Person, search: string): Promise<Source[]> {
  const { results } = await as.list<Source>('POST /partners/source', { search, deleted: 'with' });
  return results;
}
