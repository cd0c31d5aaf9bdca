import { worksheet } from '#seed/media/worksheet.ts';
import { desktopOnly, expect, open, test } from './fixture.ts';
import {
  attach,
  chooseIn,
  chooseRadio,
  openByKeys,
  press,
  skipToMain,
  standsAtHeading,
  standsSomewhere,
  tabTo,
  write,
} from './keyboard.ts';
import { arriveAsClient, arriveSignedIn } from './people.ts';
import { acceptBox, addButton, cartLink, courseOf, titleOf } from './shopping.ts';
import { linksIn } from './words.ts';

test('by keyboard alone a list of courses is filtered, sorted and paged', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  await openByKeys(reading, '/courses');
  await press(main.getByRole('checkbox', { name: words('site.type_presential') }), 'Space');
  await expect(page).toHaveURL(/type=/);
  await expect(main.getByRole('checkbox', { name: words('site.type_presential') })).toBeFocused();
  await press(main.locator('summary').filter({ hasText: words('catalogue.price_in', { currency: 'AOA' }) }));
  await write(main.getByLabel(words('catalogue.to'), { exact: true }), '900000');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/price_max=900000/);
  await chooseIn(main.getByLabel(words('catalogue.sort')), 'price');
  await expect(page).toHaveURL(/sort=price/);
  await press(main.getByRole('link', { name: new RegExp(words('catalogue.remove')) }).first());
  await standsSomewhere(page);
  await press(main.getByRole('link', { name: words('catalogue.remove_all') }));
  await expect(page).not.toHaveURL(/type=|price_max=/);
  await standsSomewhere(page);
  await press(main.getByRole('link', { name: words('site.show_more') }));
  await expect(page).toHaveURL(/page=2/);
  await standsSomewhere(page);
});

test('by keyboard alone a class is chosen, and a cart is filled and emptied', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const first = await courseOf(page, 'trabalho-em-altura');
  const second = await courseOf(page, 'extintores');
  await openByKeys(reading, first.path);
  const classes = page.getByRole('main').getByRole('radio');
  await chooseRadio(classes.last());
  await press(addButton(reading));
  await expect(cartLink(reading, 1)).toBeVisible();
  await openByKeys(reading, second.path);
  await press(addButton(reading));
  await press(cartLink(reading, 2));
  await standsAtHeading(page, words('cart.title'));

  const main = page.getByRole('main');
  const removing = main.getByRole('button', { name: new RegExp(`^${words('cart.remove')}`) });
  await press(removing.first());
  await expect(removing).toHaveCount(1);
  await standsSomewhere(page);
  await press(main.getByRole('button', { name: words('cart.empty') }));
  await standsAtHeading(page, words('cart.nothing'));
});

test(
  'by keyboard alone seats are ordered, a payment method is chosen, and a proof is sent',
  desktopOnly,
  async ({ reading, context }) => {
    const { page, words } = reading;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { path } = await courseOf(page, 'extintores');
    await arriveSignedIn(page);
    await openByKeys(reading, path);
    await press(addButton(reading));
    await press(cartLink(reading, 1));
    await standsAtHeading(page, words('cart.title'));
    await press(page.getByRole('link', { name: words('cart.go_on') }));
    await standsAtHeading(page, words('order.checkout'));
    await chooseRadio(page.getByRole('radio', { name: words('payment.method_transferencia') }));
    await press(acceptBox(reading), 'Space');
    await press(page.getByRole('button', { name: words('order.place') }));
    await standsAtHeading(page, words('payment.title_open'));

    const copy = page.getByRole('button', { name: words('payment.copy') }).first();
    await press(copy);
    await expect(page.getByText(words('payment.copied')).first()).toBeAttached();
    await standsSomewhere(page);
    const proof = { name: 'comprovativo.pdf', mimeType: 'application/pdf', buffer: await worksheet() };
    await press(page.getByRole('button', { name: words('payment.proof_send') }));
    await expect(page.getByLabel(words('payment.proof'))).toBeFocused();
    await attach(page.getByLabel(words('payment.proof')), proof);
    await press(page.getByRole('button', { name: words('payment.proof_send') }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_review'));
    await standsSomewhere(page);
  },
);

test('by keyboard alone a company chooses how many seats it wants', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const { path } = await courseOf(page, 'trabalho-em-altura');
  await arriveAsClient(page);
  await openByKeys(reading, path);
  await press(addButton(reading));
  await press(cartLink(reading, 1));
  await standsAtHeading(page, words('cart.title'));
  const main = page.getByRole('main');
  const seats = main.getByLabel(words('cart.seats_of', { title: titleOf('trabalho-em-altura', 'pt') }));
  await press(main.getByRole('button', { name: words('cart.one_more') }));
  await expect(seats).toHaveValue('2');
  await expect(main).toContainText('2 ×');
  await press(main.getByRole('button', { name: words('cart.one_less') }));
  await expect(seats).toHaveValue('1');
  // The minus button is disabled now and loses the focus.
  await standsSomewhere(page);
  await write(seats, '4');
  await expect(main).toContainText('4 ×');
  await expect(seats).toBeFocused();
  await press(main.getByRole('button', { name: words('cart.empty') }));
  await standsAtHeading(page, words('cart.nothing'));
});

test(
  'by keyboard alone an order is canceled, and its confirmation can be declined',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    const { path } = await courseOf(page, 'extintores');
    await arriveSignedIn(page);
    await openByKeys(reading, path);
    await press(addButton(reading));
    await press(cartLink(reading, 1));
    await press(page.getByRole('link', { name: words('cart.go_on') }));
    await standsAtHeading(page, words('order.checkout'));
    await press(acceptBox(reading), 'Space');
    await press(page.getByRole('button', { name: words('order.place') }));
    await standsAtHeading(page, words('payment.title_open'));
    const cancel = page.getByRole('main').getByRole('button', { name: words('order.cancel') });
    const dialog = page.getByRole('dialog');
    await press(cancel.first());
    await press(dialog.getByRole('button', { name: words('order.keep') }).last());
    await expect(dialog).toBeHidden();
    await expect(cancel.first()).toBeFocused();
    await press(cancel.first());
    await press(dialog.getByRole('button', { name: words('order.cancel') }));
    await expect(page.getByText(words('payment.canceled'))).toBeVisible();
    await standsSomewhere(page);
  },
);

test('by keyboard alone a guest goes from the cart to the sign-in', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const { path } = await courseOf(page, 'extintores');
  await open(page, path);
  await skipToMain(reading);
  await press(addButton(reading));
  await press(cartLink(reading, 1));
  const [here = ''] = linksIn(words, 'cart.no_account');
  await tabTo(page.getByRole('link', { name: words('cart.sign_in_to_buy') }));
  await press(page.getByRole('link', { name: here }));
  await standsAtHeading(page, words('sign.sign_up'));
});
