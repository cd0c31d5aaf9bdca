import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { firstLegalCode } from '#contract/platform/legal/values.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import type { SignedIn } from './testing/people.ts';
import { acceptBox, titleOf, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const placed = '/orders/create';
/** Its class has a regulation. */
const ruled = 'trabalho-em-altura';

test('an empty invoice form shows its errors in the page, and nothing is sent', async () => {
  const page = await openCheckout(await withCart(['extintores']));
  await page.user.click(field(page, words('order.with_tax_id')));
  await place(page);
  const summary = await page.findSaying('alert', words('order.not_placed_title'));
  const sentences = [words('tax_address.name_missing'), words('tax_address.tax_id_required')];
  for (const sentence of [...sentences, words('order.not_accepted', { regulations: 0 })]) {
    expect(within(summary).getByText(sentence)).toBeTruthy();
  }
  expect(document.activeElement).toBe(field(page, words('tax_address.name')));
  expect(noteOf(field(page, words('tax_address.name')))).toContain(sentences[0]);
  expect(noteOf(field(page, words('tax_address.tax_id')))).toContain(sentences[1]);
  expect(field(page, words('tax_address.name')).closest('form')?.noValidate).toBe(true);
  expect(page.network.sentTo(placed)).toEqual([]);
});

test('a tax number of another country is refused beneath its field, and what was typed stays', async () => {
  const page = await openCheckout(await withCart(['extintores']));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '123' });
  await page.user.click(await acceptBox(page));
  await place(page);
  await waitFor(() => expect(document.activeElement).toBe(field(page, words('tax_address.tax_id'))));
  expect(noteOf(field(page, words('tax_address.tax_id')))).toContain(
    words('tax_address.tax_id_form', { country: 'AO' }),
  );
  expect(page.network.sentTo(placed)).toEqual([]);
  expect(valueOf(page, words('tax_address.name'))).toBe('Cimentos do Bengo');
});

test('a refusal of the server stands beneath the field that it names', async () => {
  const page = await openCheckout(await withCart(['extintores']));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  await page.user.click(await acceptBox(page));
  const message = 'Esta rua não existe.';
  const errors = [{ message, code: 'invalid_input', field: 'tax_address.street' }];
  page.network.answer(placed, () => Response.json({ status: 'error', message, errors }, { status: 400 }));
  await place(page);
  await waitFor(() => expect(document.activeElement).toBe(field(page, words('tax_address.street'))));
  expect(noteOf(field(page, words('tax_address.street')))).toContain(message);
  expect(valueOf(page, words('tax_address.tax_id'))).toBe('5417289036');
});

test('nothing is ordered before the terms and the regulation are accepted', async () => {
  const page = await openCheckout(await withCart([ruled, 'lideranca-no-terreno']));
  const [regulation] = within(await page.find('list', { name: words('order.regulations') })).getAllByRole('link');
  expect(regulation?.getAttribute('href')).toMatch(/^\/api\/classes\/\d+\/regulation$/);
  const box = await acceptBox(page);
  const links = within(box.closest('label') ?? box).getAllByRole('link');
  expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
    ['/terms-and-services', '_blank'],
    ['/terms-and-services#withdrawal', '_blank'],
  ]);
  await place(page);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(noteOf(box)).toContain(words('order.not_accepted', { regulations: 1 }));
  expect(page.network.sentTo(placed)).toEqual([]);

  await page.user.click(box);
  await place(page);
  await page.heading(words('payment.title_open'));
  await page.findText(words('order.accepted'));
  await page.findSaying('button', words('order.accepted_regulation'));
});

test('the link of a regulation names its course', async () => {
  const page = await openCheckout(await withCart([ruled, 'lideranca-no-terreno']));
  const [regulation] = within(await page.find('list', { name: words('order.regulations') })).getAllByRole('link');
  expect(regulation?.textContent).toContain(`Regulamento de ${titleOf(ruled)}`);
});

test('Express asks its number at the checkout, and the request is sent with the order', async () => {
  const page = await openCheckout(await withCart(['extintores']));
  await page.user.click(await page.find('radio', { name: new RegExp(words('payment.method_express')) }));
  const phone = await page.find('textbox', { name: words('express.phone') });
  await page.user.click(await acceptBox(page));
  await place(page);
  await page.findSaying('alert', words('express.phone_wrong'));
  expect(document.activeElement).toBe(phone);
  expect(page.network.sentTo(placed)).toEqual([]);
  await page.user.type(phone, '923 456 789');
  await place(page);
  await page.findText(words('express.sending'));
  expect(page.network.sentTo('/payments/create')).toHaveLength(1);
});

test('a stored number is asked without typing it', async () => {
  const person = await withCart(['extintores']);
  await person.send('PUT /payment-details/express-phone', { phone: '912 000 111', consent: true });
  const page = await openCheckout(person);
  await page.user.click(await page.find('radio', { name: new RegExp(words('payment.method_express')) }));
  await page.findText(words('express.number', { end: '0111' }));
  await page.user.click(await acceptBox(page));
  await place(page);
  await page.findText(words('express.sending'));
});

test('the summary has one form: prices with VAT, and the VAT within', async () => {
  const page = await openCheckout(await withCart(['extintores']));
  const summary = await page.find('complementary', { name: words('cart.summary') });
  const [seats, tax] = within(summary).getAllByRole('definition');
  expect(seats?.textContent).toMatch(/00,00/);
  expect(summary.textContent).toContain(words('cart.vat_within', { rate: 14 }));
  expect(tax?.textContent).not.toBe(seats?.textContent);
});

test('another regulation by then is shown and has to be accepted, and the rest stays', async () => {
  const person = await withCart([ruled]);
  const page = await openPage('/checkout', {
    as: person,
    prepare: ({ answer }) => answer('/cart/summary', async (_request, goOn) => withOldRegulation(await goOn())),
  });
  await page.heading(words('order.checkout'));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  await page.user.click(await acceptBox(page));
  page.network.mend('/cart/summary');
  const loads = page.network.sentTo('/cart/summary').length;
  await place(page);
  const box = await acceptBox(page);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(noteOf(box)).toMatch(/regulamento/);
  expect(isTicked(box)).toBe(false);
  expect(valueOf(page, words('tax_address.name'))).toBe('Cimentos do Bengo');
  expect(page.network.sentTo('/cart/summary').length).toBeGreaterThan(loads);

  await page.user.click(box);
  await place(page);
  await page.heading(words('payment.title_open'));
});

test('other terms by then have to be accepted, and what was typed stays', async () => {
  const person = await withCart(['extintores']);
  const page = await openPage('/checkout', {
    as: person,
    prepare: ({ answer }) => answer('/cart/summary', async (_request, goOn) => withOldTerms(await goOn())),
  });
  await page.heading(words('order.checkout'));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  await page.user.click(await acceptBox(page));
  page.network.mend('/cart/summary');
  await place(page);
  const box = await acceptBox(page);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(noteOf(box)).toContain('Os termos mudaram entretanto.');
  expect(isTicked(box)).toBe(false);
  expect(valueOf(page, words('tax_address.name'))).toBe('Cimentos do Bengo');
  expect(valueOf(page, words('tax_address.tax_id'))).toBe('5417289036');

  await page.user.click(box);
  await place(page);
  await page.heading(words('payment.title_open'));
  await waitFor(() => expect(page.inPart('main').getByText(new RegExp(`versão ${firstLegalCode}`))).toBeTruthy());
});

test('a regulation that appears after the tick has to be accepted too, and the rest stays', async () => {
  const person = await withCart([ruled]);
  const page = await openPage('/checkout', {
    as: person,
    prepare: ({ answer }) => answer('/cart/summary', async (_request, goOn) => withOldRegulation(await goOn())),
  });
  await page.heading(words('order.checkout'));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  await page.user.click(await acceptBox(page));
  page.network.mend('/cart/summary');
  const message = 'O preço mudou entretanto.';
  const errors = [{ message, code: 'price_changed' }];
  page.network.answer(placed, () => Response.json({ status: 'error', message, errors }, { status: 409 }));
  await place(page);
  await page.findSaying('alert', message);
  page.network.mend(placed);
  await waitFor(async () => expect(isTicked(await acceptBox(page))).toBe(false));
  expect(valueOf(page, words('tax_address.name'))).toBe('Cimentos do Bengo');
  await place(page);
  const box = await acceptBox(page);
  await waitFor(() => expect(noteOf(box)).toContain(words('order.not_accepted', { regulations: 1 })));
  expect(page.network.sentTo(placed)).toHaveLength(1);

  await page.user.click(box);
  await place(page);
  await page.heading(words('payment.title_open'));
});

test('a reload keeps the method, the invoice and the seat, but no acceptance', async () => {
  const client = await withCart(['extintores'], 'client');
  const page = await openCheckout(client);
  await page.user.click(field(page, words('payment.method_transferencia')));
  await page.user.click(field(page, words('order.seat_for_me')));
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  await page.user.click(await acceptBox(page));

  const again = await openPage('/checkout', { reloading: page });
  await again.heading(words('order.checkout'));
  expect(isTicked(field(again, words('payment.method_transferencia')))).toBe(true);
  expect(isTicked(field(again, words('order.seat_for_me')))).toBe(false);
  expect(valueOf(again, words('tax_address.name'))).toBe('Cimentos do Bengo');
  expect(valueOf(again, words('tax_address.tax_id'))).toBe('5417289036');
  expect(isTicked(await acceptBox(again))).toBe(false);

  const { stored } = await withCart(['extintores']);
  const shared = await openPage('/checkout', { reloading: again, stored });
  await shared.heading(words('order.checkout'));
  expect(isTicked(field(shared, words('order.with_tax_id')))).toBe(false);
  expect(shared.storedInTab()).not.toHaveProperty('draft_checkout');
});

test('what was typed is gone after the order, and after signing out', async () => {
  const person = await withCart(['extintores']);
  const page = await openCheckout(person);
  await fillInvoice(page, { name: 'Cimentos do Bengo', taxId: '5417289036' });
  expect(page.storedInTab()).toHaveProperty('draft_checkout');
  await page.user.click(await acceptBox(page));
  await place(page);
  await page.heading(words('payment.title_open'));
  expect(page.storedInTab()).not.toHaveProperty('draft_checkout');

  const other = await openCheckout(await withCart(['extintores']));
  await fillInvoice(other, { name: 'Marlene Capita', taxId: '004512876LA041' });
  await other.user.click(await other.findSaying('button', words('shell.logout'), other.inPart('banner')));
  await other.at('/');
  await waitFor(() => expect(other.storedInTab()).not.toHaveProperty('draft_checkout'));
});

async function openCheckout(person: SignedIn): Promise<OpenPage> {
  const page = await openPage('/checkout', { as: person });
  await page.heading(words('order.checkout'));
  return page;
}

/** A company, which need not take a seat itself. */
async function fillInvoice(page: OpenPage, { name, taxId }: { name: string; taxId: string }): Promise<void> {
  await page.user.click(field(page, words('order.with_tax_id')));
  await page.user.type(field(page, words('tax_address.name')), name);
  await page.user.type(field(page, words('tax_address.tax_id')), taxId);
}

async function place(page: OpenPage): Promise<void> {
  await page.user.click(page.screen.getByRole('button', { name: words('order.place') }));
}

function field({ inPart }: OpenPage, label: string): HTMLInputElement {
  // The card of a payment method says words that label other fields.
  const match = inPart('main').getByLabelText((name) => name.startsWith(label));
  if (!(match instanceof HTMLInputElement)) throw new Error(`«${label}» is no field.`);
  return match;
}

function valueOf(page: OpenPage, label: string): string {
  return field(page, label).value;
}

function isTicked(box: HTMLElement): boolean {
  return box instanceof HTMLInputElement && box.checked;
}

/** The text beneath a field. */
function noteOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent ?? '').join(' ');
}

/** As the page was loaded before new terms came into force. */
async function withOldTerms(answer: Response): Promise<Response> {
  const body = await answer.json();
  body.data[0].terms_version = '1999-01';
  return Response.json(body);
}

/** As the page was loaded before an editor replaced the regulation. */
async function withOldRegulation(answer: Response): Promise<Response> {
  const body = await answer.json();
  for (const line of body.data[0].lines) line.regulation.sha256 = '0'.repeat(64);
  return Response.json(body);
}
