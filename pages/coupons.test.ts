import { expect, test } from 'vitest';
import { demoPeople } from '#seed/people.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { demoPerson, type SignedIn } from './testing/people.ts';
import { acceptBox, withCart } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const placed = '/orders/create';
const quoted = '/coupons/quote';

let made = 0;

/** A new code of the demo site. */
async function newCode(input: object): Promise<string> {
  const administrator = await demoPerson(demoPeople.administrator);
  const code = `PAGINA-${(made += 1)}${'ABCDEFGH'[made % 8]}`;
  await administrator.send('POST /coupons/create', { code, ...input });
  return code;
}

test('Enter applies a code without placing the order, and the order has its discount', async () => {
  const code = await newCode({ percent: 10, most_uses_per_person: 1 });
  const person = await withCart(['extintores']);
  const page = await openCheckout(person);
  await openField(page);
  await page.user.type(codeField(page), `${code.toLowerCase()}{Enter}`);
  await page.findText(new RegExp(`O código ${code} desconta`));
  expect(page.network.sentTo(placed)).toEqual([]);
  await page.findText(words('cart.discount', { code }));

  await page.user.click(await acceptBox(page));
  await page.user.click(page.screen.getByRole('button', { name: words('order.place') }));
  await page.heading(words('payment.title_open'));
  // Tried again, it would be refused to its own buyer.
  expect(page.network.sentTo(quoted)).toHaveLength(1);
  const [, orderId] = /payment\/(\d+)/.exec(location.pathname) ?? [];
  const ordered = await openPage(`/profile/my-orders-history/${orderId}`, { as: person });
  await ordered.findText(words('order_history.discount', { code }));
});

test('a code that is refused says why beneath its field, keeps what was typed, and holds nothing up', async () => {
  const code = await newCode({ percent: 50 });
  const page = await openCheckout(await withCart(['extintores']));
  await openField(page);
  const apply = () => page.user.click(page.screen.getByRole('button', { name: words('coupon.apply') }));
  await apply();
  await page.findText(words('coupon.code_missing'));
  await page.user.type(codeField(page), 'NAO-EXISTE');
  await apply();
  await waitFor(() => expect(codeField(page).getAttribute('aria-invalid')).toBe('true'));
  await page.findText(/Não conhecemos este código/);
  expect(codeField(page).value).toBe('NAO-EXISTE');
  expect(page.screen.getByRole('button', { name: words('order.place') }).ariaDisabled).not.toBe('true');

  await page.user.clear(codeField(page));
  await page.user.type(codeField(page), code);
  await apply();
  await page.findText(new RegExp(`O código ${code} desconta`));
  await page.user.click(page.screen.getByRole('button', { name: words('coupon.remove') }));
  await waitFor(() => expect(codeField(page).value).toBe(''));
  expect(page.screen.queryByText(words('cart.discount', { code }))).toBeNull();
});

test('a code that takes everything off asks for no payment', async () => {
  const code = await newCode({ percent: 100 });
  const page = await openCheckout(await withCart(['extintores']));
  await openField(page);
  await page.user.type(codeField(page), `${code}{Enter}`);
  await waitFor(() => expect(page.screen.queryByText(words('order.how_to_pay'))).toBeNull());
  expect(page.screen.queryByText(words('order.in_whose_name'))).toBeNull();
  expect(page.screen.getByRole('main').textContent).not.toMatch(/fatura/i);
  await page.findText(words('order.place_note_free'));
  await page.user.click(await acceptBox(page));
  await page.user.click(page.screen.getByRole('button', { name: words('order.place') }));
  await page.heading(words('payment.title_free'));
  await page.findText(words('payment.free'));
  expect(page.screen.queryByRole('button', { name: words('payment.proforma') })).toBeNull();
});

test('a code that could not be checked can be tried again', async () => {
  const code = await newCode({ percent: 10 });
  const page = await openCheckout(await withCart(['extintores']));
  page.network.answer(quoted, () => Response.error());
  await openField(page);
  await page.user.type(codeField(page), `${code}{Enter}`);
  await page.findText(words('coupon.not_tried'));
  page.network.mend(quoted);
  await page.user.type(codeField(page), '{Enter}');
  await page.findText(new RegExp(`O código ${code} desconta`));
});

async function openCheckout(person: SignedIn): Promise<OpenPage> {
  const page = await openPage('/checkout', { as: person });
  await page.heading(words('order.checkout'));
  return page;
}

async function openField(page: OpenPage): Promise<void> {
  await page.user.click(await page.findSaying('button', words('coupon.have_code')));
  await waitFor(() => expect(document.activeElement).toBe(codeField(page)));
}

function codeField({ screen }: OpenPage): HTMLInputElement {
  const match = screen.getByLabelText(words('coupon.code'));
  if (!(match instanceof HTMLInputElement)) throw new Error('The code has no field.');
  return match;
}
