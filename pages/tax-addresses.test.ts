import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { newCompany } from './testing/credit-company.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type SignedIn } from './testing/people.ts';
import { acceptBox, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const company = { name: 'Cimentos do Bengo', country: 'AO', tax_id: '5417289036' };
const save = (person: SignedIn, address: object) => person.send('POST /tax-addresses/create', address);

test('a first address is added, and a wrong number keeps what was typed', async () => {
  const page = await openPage('/profile/my-tax-address', { as: await newPerson() });
  await page.findSaying('heading', words('addresses.empty'));
  await page.user.click(await page.find('button', { name: words('addresses.add') }));
  await page.user.type(field(page, 'tax_address.name'), 'Rita Nunes');
  await page.user.selectOptions(field(page, 'tax_address.country'), 'PT');
  await page.user.type(field(page, 'tax_address.tax_id'), '501964842');
  await submit(page);
  const taxId = field(page, 'tax_address.tax_id');
  await waitFor(() => expect(document.activeElement).toBe(taxId));
  expect(noteOf(taxId)).toContain(words('tax_address.tax_id_check_digit', { country: 'PT' }));
  expect(noteOf(field(page, 'tax_address.postal_code'))).toContain(
    words('tax_address.postal_code_invalid', { country: 'PT' }),
  );
  expect(field(page, 'tax_address.name').value).toBe('Rita Nunes');
  expect(page.network.sentTo('/tax-addresses/create')).toEqual([]);

  await page.user.clear(taxId);
  await page.user.type(taxId, 'PT 501 964 843');
  await page.user.type(field(page, 'tax_address.postal_code'), '1100060');
  await submit(page);
  await page.findSaying('heading', 'Rita Nunes');
  await page.findText(words('addresses.default'));
  await page.findText(words('addresses.tax_id', { taxId: '501964843' }));
});

test('another becomes the main one, and is deleted after a question', async () => {
  const person = await newPerson();
  for (const name of ['Casa', 'Escritório']) await save(person, { name, country: 'AO' });
  const page = await openPage('/profile/my-tax-address', { as: person });
  await page.user.click(await page.findSaying('button', `${words('addresses.make_default')} Escritório`));
  await waitFor(() => expect(page.screen.queryByText(`${words('addresses.make_default')} Escritório`)).toBeNull());
  await page.user.click(await page.findSaying('button', `${words('addresses.delete')} Escritório`));
  const dialog = await page.find('dialog', { name: words('addresses.delete_title') });
  await page.user.click(within(dialog).getByRole('button', { name: words('addresses.delete') }));
  await waitFor(() => expect(page.screen.queryByRole('heading', { name: 'Escritório' })).toBeNull());
  await page.findSaying('heading', 'Casa');
  await page.findText(words('addresses.default'));
});

test('the first address of a company begins with what is known of it', async () => {
  const { owner, organizationId, stored } = await newCompany();
  const page = await openPage('/profile/our-tax-address', { as: owner, stored });
  await page.user.click(await page.find('button', { name: words('addresses.add') }));
  expect(field(page, 'tax_address.name').value).toBe(`Crédito ${owner.userId}`);
  expect(field(page, 'tax_address.tax_id').value).toBe(String(5_400_000_000 + owner.userId));
  expect(field(page, 'tax_address.country').value).toBe('AO');
  await submit(page);
  await page.findText(words('addresses.tax_id', { taxId: String(5_400_000_000 + owner.userId) }));
  const { results } = await owner.list('POST /tax-addresses', { organization_id: organizationId });
  expect(results).toHaveLength(1);

  await page.user.click(await page.find('button', { name: words('addresses.add') }));
  expect(field(page, 'tax_address.name').value).toBe('');
});

test('a failed list can be loaded again', async () => {
  const page = await openPage('/profile/my-tax-address', {
    as: await newPerson(),
    prepare: (network) => network.answer('/tax-addresses', () => new Response(null, { status: 500 })),
  });
  page.allowInConsole(failedCall);
  await page.findSaying('heading', words('addresses.not_loaded'));
  page.network.mend('/tax-addresses');
  await page.user.click(await page.find('button', { name: words('site.retry') }));
  await page.findSaying('heading', words('addresses.empty'));
});

test('the addresses of a company ask for whom one acts', async () => {
  const page = await openPage('/profile/our-tax-address', { as: await newPerson() });
  await page.findSaying('heading', words('company_page.no_role'));
});

test('the checkout has chosen the main address, which the order freezes', async () => {
  const person = await withCart(['extintores']);
  await save(person, company);
  const page = await openPage('/checkout', { as: person });
  const card = await page.find('radio', { name: (name) => name.includes(company.name) });
  expect(card instanceof HTMLInputElement && card.checked).toBe(true);
  expect(await ordered(page)).toMatchObject({ data: [{ tax_address: company }] });
});

test('the checkout can do without an address', async () => {
  const person = await withCart(['extintores']);
  await save(person, company);
  const page = await openPage('/checkout', { as: person });
  const without = words('order.no_address');
  await page.user.click(await page.find('radio', { name: (name) => name.includes(without) }));
  expect(JSON.stringify(await ordered(page))).not.toContain('tax_address');
});

/** Places the order, and returns what was sent. */
async function ordered(page: OpenPage): Promise<unknown> {
  let sent: unknown;
  page.network.answer('/orders/create', async (request, goOn) => {
    sent = await request.clone().json();
    return goOn();
  });
  await page.user.click(await acceptBox(page));
  await page.user.click(page.screen.getByRole('button', { name: words('order.place') }));
  await page.heading(words('payment.title_open'));
  return sent;
}

function field({ screen }: OpenPage, key: Parameters<typeof words>[0]): HTMLInputElement | HTMLSelectElement {
  const label = words(key);
  const match = screen.getByLabelText((name: string) => name.startsWith(label));
  if (!(match instanceof HTMLInputElement || match instanceof HTMLSelectElement)) throw new Error(label);
  return match;
}

async function submit(page: OpenPage): Promise<void> {
  await page.user.click(page.screen.getByRole('button', { name: words('addresses.save') }));
}

/** The text beneath a field. */
function noteOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
}
