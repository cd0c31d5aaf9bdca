import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { companyOnCredit } from './testing/credit-company.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('a person sees how to pay here, and why not otherwise', async () => {
  const page = await openPage('/profile/payment-methods', { as: await newPerson() });
  const transfer = await page.find('region', { name: words('payment.method_transferencia') });
  expect(within(transfer).getByText(words('payment_methods.available'))).toBeTruthy();
  const cash = await page.find('region', { name: words('payment.method_numerario') });
  expect(cash.textContent).toContain('Dias úteis, das 08:00 às 17:00 (hora de Luanda)');
  expect(cash.textContent).not.toContain('48');
  const credit = await page.find('region', { name: words('payment_methods.method_contracto') });
  expect(within(credit).getByText(words('payment_methods.not_available'))).toBeTruthy();
  const why = words('payment_methods.why_buyer', { method: 'contracto' });
  expect(within(credit).getByText(why)).toBeTruthy();
});

test('what a company can buy on account is not called unavailable while it loads, or after it failed', async () => {
  const { owner, stored } = await companyOnCredit();
  const standing = '/accounts/credit';
  const { promise: held, resolve: release } = Promise.withResolvers<() => void>();
  const page = await openPage('/profile/payment-methods', {
    as: owner,
    stored,
    prepare: ({ hold }) => release(hold(standing)),
  });
  const badge = words('payment_methods.not_available');
  const reservation = async () => within(await page.find('region', { name: words('payment_methods.method_reserva') }));
  (await reservation()).getByText(words('payment.credit_loading'));
  expect((await reservation()).queryByText(badge)).toBeNull();
  (await held)();
  await waitFor(async () => (await reservation()).getByText(words('payment_methods.available')));
  const failed = await openPage('/profile/payment-methods', {
    as: owner,
    stored,
    prepare: ({ fail }) => fail(standing),
  });
  failed.allowInConsole(failedCall);
  await failed.findText(words('payment.credit_unknown'));
  failed.network.mend(standing);
  await failed.user.click(await failed.find('button', { name: words('site.retry') }));
  const credited = async () => within(await failed.find('region', { name: words('payment_methods.method_reserva') }));
  await waitFor(async () => (await credited()).getByText(words('payment_methods.available')));
});

test('a phone is stored only with consent, shows its end, and is deleted', async () => {
  const page = await openPage('/profile/payment-methods', { as: await newPerson() });
  await page.user.click(await page.find('button', { name: words('payment_methods.phone_add') }));
  await page.user.type(page.screen.getByLabelText(words('payment_methods.phone')), '923 456 789');
  const save = () => page.user.click(page.screen.getByRole('button', { name: words('payment_methods.save') }));
  await save();
  const box = page.screen.getByLabelText(words('payment_methods.consent'));
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(page.network.sentTo('/payment-details/express-phone')).toEqual([]);
  await page.user.click(box);
  await save();
  await page.findText(words('payment_methods.phone_shown', { end: '6789' }));
  await page.user.click(await page.find('button', { name: words('payment_methods.delete') }));
  const dialog = await page.find('dialog', { name: words('payment_methods.delete_phone_title') });
  await page.user.click(within(dialog).getByRole('button', { name: words('payment_methods.delete') }));
  await page.findText(words('payment_methods.phone_none'));
});

test('an IBAN is stored once the password was typed again, where the last proof is old', async () => {
  const person = await newPerson();
  const page = await openPage('/profile/payment-methods', { as: person });
  const iban = 'AO06 0040 0000 6487 1902 3102 1';
  const shown = words('payment_methods.iban_shown', { country: 'AO', end: '1021' });
  const press = async (name: string) => page.user.click(await page.find('button', { name }));
  await press(words('payment_methods.iban_add'));
  await page.user.type(page.screen.getByLabelText(words('payment_methods.iban_label')), iban);

  letProofGrowOld(page, '/payment-details/refund-iban');
  await press(words('payment_methods.save'));
  const dialog = within(await page.find('dialog', { name: words('security.fresh_title') }));
  await page.user.type(dialog.getByLabelText(words('sign.password')), person.credentials.password);
  await page.user.click(dialog.getByRole('button', { name: words('security.confirm') }));
  await page.findText(shown);
  expect(page.network.sentTo('/payment-details/refund-iban')).toHaveLength(2);
});

/** The next call is refused as it is ten minutes after the last proof. */
function letProofGrowOld(page: Awaited<ReturnType<typeof openPage>>, path: string): void {
  let isOld = true;
  page.network.answer(path, (_request, goOn) => {
    if (!isOld) return goOn();
    isOld = false;
    const message = words('errors.unexpected_error');
    const errors = [{ code: 'reauthentication_required', message }];
    return Response.json({ status: 'error', message, errors }, { status: 403 });
  });
}
