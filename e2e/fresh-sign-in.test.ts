import { expect, test, type Reading } from './fixture.ts';
import { arriveSignedIn, somebody, type Person } from './people.ts';
import { codeOf, expectRefusals, keepCodes, letProofGrowOld, openAccount, plugIn } from './security.ts';

test.beforeEach(({ isMobile }) => {
  test.skip(isMobile, 'dialogs are walked on both widths elsewhere');
});

test('with an old sign-in, another address, a copy of one’s data and the way out ask for the password first', async ({
  reading,
  complaints,
}) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await openAccount(reading);
  const dialog = asked(reading);

  const address = page.getByLabel(words('account.email_new'));
  const wanted = somebody().username;
  const send = page.getByRole('button', { name: words('account.send_email') });
  await address.fill(wanted);
  await letProofGrowOld(page, '/users/change-username');
  await send.click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole('button', { name: words('shell.close') }).click();
  await expect(dialog).toBeHidden();
  await expect(address).toHaveValue(wanted);
  await expect(page.getByText(words('account.email_not_sent'))).toHaveCount(0);

  await letProofGrowOld(page, '/users/change-username');
  await send.click();
  await password(reading).fill('not this one');
  await page.keyboard.press('Enter');
  await expect(password(reading)).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog).toBeVisible();
  expectRefusals(complaints, 403, 401);
  await confirm(reading, person);
  await expect(page.getByText(words('account.email_sent_text', { address: wanted }))).toBeVisible();

  await letProofGrowOld(page, '/users/export');
  await page.getByRole('button', { name: words('privacy.export_ask') }).click();
  await confirm(reading, person);
  const isAsked = page.getByText(words('privacy.export_waiting')).or(page.getByText(words('privacy.export_ready')));
  await expect(isAsked.first()).toBeVisible();

  await letProofGrowOld(page, '/users/close');
  await page.getByRole('button', { name: words('privacy.close_ask') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('privacy.close_now') })
    .click();
  await confirm(reading, person);
  await expect(page.getByText(words('privacy.closes_text'))).toBeVisible();
  expectRefusals(complaints, 403);
});

test('a proof that grows old while one looks for the telephone is asked for, and the code stays typed', async ({
  reading,
  complaints,
}) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await openAccount(reading);
  await page.getByRole('button', { name: words('security.totp_add') }).click();
  const setUp = page.getByRole('dialog', { name: words('security.totp_add') });
  const key = await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  const code = setUp.getByLabel(words('security.totp_code'));
  await code.fill(codeOf(key));
  await letProofGrowOld(page, '/users/totp/confirm');
  await setUp.getByRole('button', { name: words('security.totp_finish') }).click();
  await password(reading).press('Escape');
  await expect(asked(reading)).toBeHidden();
  await expect(code).toHaveValue(/^\d{6}$/);
  await letProofGrowOld(page, '/users/totp/confirm');
  await setUp.getByRole('button', { name: words('security.totp_finish') }).click();
  await confirm(reading, person);
  await keepCodes(reading);

  await letProofGrowOld(page, '/users/totp/delete');
  await page.getByRole('button', { name: words('security.totp_remove') }).click();
  const really = page.getByRole('dialog', { name: words('security.totp_remove_title') });
  await really.getByRole('button', { name: words('security.totp_remove') }).click();
  await confirm(reading, person);
  await expect(page.getByRole('button', { name: words('security.totp_add') })).toBeVisible();
  expectRefusals(complaints, 403);
});

test('a passkey is added and removed after confirming, the second time by the passkey itself', async ({
  reading,
  complaints,
}) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await plugIn(page);
  await openAccount(reading);
  await letProofGrowOld(page, '/users/passkeys/options');
  await page.getByRole('button', { name: words('security.passkey_add') }).click();
  await confirm(reading, person);
  await keepCodes(reading);

  const passkeys = page.getByRole('list', { name: words('security.passkeys') });
  await letProofGrowOld(page, '/users/passkeys/delete');
  await passkeys.getByRole('button', { name: words('security.passkey_remove_of', { name: '' }) }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('security.passkey_remove') })
    .click();
  await asked(reading)
    .getByRole('button', { name: words('security.use_passkey') })
    .click();
  await expect(page.getByText(words('security.passkeys_none'))).toBeVisible();
  expectRefusals(complaints, 403);
});

/** The dialog that asks who one is. */
function asked({ page, words }: Reading) {
  return page.getByRole('dialog', { name: words('security.fresh_title') });
}

function password(reading: Reading) {
  return asked(reading).getByLabel(reading.words('sign.password'), { exact: true });
}

async function confirm(reading: Reading, person: Person): Promise<void> {
  await password(reading).fill(person.password);
  await asked(reading)
    .getByRole('button', { name: reading.words('security.confirm') })
    .click();
  await expect(asked(reading)).toBeHidden();
}
