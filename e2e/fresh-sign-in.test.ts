import { desktopOnly, expect, test, type Reading } from './fixture.ts';
import { arriveSignedIn, somebody, type Person } from './people.ts';
import { codeOf, storeCodes, letProofGrowOld, openAccount, plugIn } from './security.ts';

test(
  'with an old sign-in, changing the address, exporting data and closing the account ask for the password first',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await openAccount(reading);
    const dialog = freshSignInDialog(reading);

    const address = page.getByLabel(words('account.email_new'));
    const expected = somebody().username;
    const send = page.getByRole('button', { name: words('account.send_email') });
    await address.fill(expected);
    await letProofGrowOld({ page, refusals }, '/users/change-username');
    await send.click();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: words('shell.close') }).click();
    await expect(dialog).toBeHidden();
    await expect(address).toHaveValue(expected);
    await expect(page.getByText(words('account.email_not_sent'))).toHaveCount(0);

    await letProofGrowOld({ page, refusals }, '/users/change-username');
    await send.click();
    await password(reading).fill('not this one');
    refusals.expect({ path: '/api/users/reauthenticate', status: 401 });
    await page.keyboard.press('Enter');
    await expect(password(reading)).toHaveAttribute('aria-invalid', 'true');
    await expect(dialog).toBeVisible();
    await refusals.allCame();
    await confirm(reading, person);
    await expect(page.getByText(words('account.email_sent_text', { address: expected }))).toBeVisible();

    await letProofGrowOld({ page, refusals }, '/users/export');
    await page.getByRole('button', { name: words('privacy.export_ask') }).click();
    await confirm(reading, person);
    const isRequested = page
      .getByText(words('privacy.export_waiting'))
      .or(page.getByText(words('privacy.export_ready')));
    await expect(isRequested.first()).toBeVisible();

    await letProofGrowOld({ page, refusals }, '/users/close');
    await page.getByRole('button', { name: words('privacy.close_ask') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('privacy.close_now') })
      .click();
    await confirm(reading, person);
    await expect(page.getByText(words('privacy.closes_text'))).toBeVisible();
  },
);

test(
  'a proof that expires during TOTP setup is requested again, and the typed code stays',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await openAccount(reading);
    await page.getByRole('button', { name: words('security.totp_add') }).click();
    const setUp = page.getByRole('dialog', { name: words('security.totp_add') });
    const key = await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
    const code = setUp.getByLabel(words('security.totp_code'));
    await code.fill(codeOf(key));
    await letProofGrowOld({ page, refusals }, '/users/totp/confirm');
    await setUp.getByRole('button', { name: words('security.totp_finish') }).click();
    await password(reading).press('Escape');
    await expect(freshSignInDialog(reading)).toBeHidden();
    await expect(code).toHaveValue(/^\d{6}$/);
    await letProofGrowOld({ page, refusals }, '/users/totp/confirm');
    await setUp.getByRole('button', { name: words('security.totp_finish') }).click();
    await confirm(reading, person);
    await storeCodes(reading);

    await letProofGrowOld({ page, refusals }, '/users/totp/delete');
    await page.getByRole('button', { name: words('security.totp_remove') }).click();
    const really = page.getByRole('dialog', { name: words('security.totp_remove_title') });
    await really.getByRole('button', { name: words('security.totp_remove') }).click();
    await confirm(reading, person);
    await expect(page.getByRole('button', { name: words('security.totp_add') })).toBeVisible();
  },
);

test(
  'a passkey is added and removed after a fresh sign-in, the second time with the passkey itself',
  desktopOnly,
  async ({ reading, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await plugIn(page);
    await openAccount(reading);
    await letProofGrowOld({ page, refusals }, '/users/passkeys/options');
    await page.getByRole('button', { name: words('security.passkey_add') }).click();
    await confirm(reading, person);
    await storeCodes(reading);

    const passkeys = page.getByRole('list', { name: words('security.passkeys') });
    await letProofGrowOld({ page, refusals }, '/users/passkeys/delete');
    await passkeys.getByRole('button', { name: words('security.passkey_remove_of', { name: '' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('security.passkey_remove') })
      .click();
    await freshSignInDialog(reading)
      .getByRole('button', { name: words('security.use_passkey') })
      .click();
    await expect(page.getByText(words('security.passkeys_none'))).toBeVisible();
  },
);

function freshSignInDialog({ page, words }: Reading) {
  return page.getByRole('dialog', { name: words('security.fresh_title') });
}

function password(reading: Reading) {
  return freshSignInDialog(reading).getByLabel(reading.words('sign.password'), { exact: true });
}

async function confirm(reading: Reading, person: Person): Promise<void> {
  await password(reading).fill(person.password);
  await freshSignInDialog(reading)
    .getByRole('button', { name: reading.words('security.confirm') })
    .click();
  await expect(freshSignInDialog(reading)).toBeHidden();
}
