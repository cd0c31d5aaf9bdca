import { desktopOnly, expect, open, test, type Reading } from './fixture.ts';
import { openByKeys, press, standsAtHeading, standsSomewhere, tabTo, write } from './keyboard.ts';
import { arriveSignedIn, linkInMail, nameOf, somebody, type Person } from './people.ts';
import { codeOf, openAccount, plugIn } from './security.ts';
import { linksIn } from './words.ts';

test(
  'by keyboard alone an account is created, confirmed, left, and gets a new password',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    const main = page.getByRole('main');
    const person = somebody();
    const renewed = 'quatro gatos ao luar';
    const [terms = ''] = linksIn(words, 'sign.accept_terms');

    await test.step('signs up, and reaches the missing field', async () => {
      await openByKeys(reading, '/sign-up?redirect=/profile');
      await write(main.getByLabel(words('sign.first_name'), { exact: true }), person.firstName);
      await write(main.getByLabel(words('sign.username'), { exact: true }), person.username);
      await write(main.getByLabel(words('sign.password'), { exact: true }), person.password);
      await press(main.getByRole('button', { name: words('sign.show_password') }));
      await expect(main.getByRole('button', { name: words('sign.hide_password') })).toBeFocused();
      await press(main.getByRole('checkbox', { name: terms }), 'Space');
      await press(main.getByRole('button', { name: words('sign.sign_up'), exact: true }));
      await expect(main.getByLabel(words('sign.last_name'), { exact: true })).toBeFocused();
      await page.keyboard.type(person.lastName);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words('recovery.look_into_mail'))).toBeVisible();
      await standsSomewhere(page);
      await press(main.getByRole('button', { name: words('recovery.send_again') }));
      await expect(page.getByText(words('recovery.sent_again', { times: 1 }))).toBeVisible();
      await standsSomewhere(page);
    });

    await test.step('confirms the address', async () => {
      await openByKeys(reading, pathOf(await linkInMail(page, person.username)));
      await write(main.getByLabel(words('recovery.password'), { exact: true }), person.password);
      await press(main.getByRole('button', { name: words('recovery.confirm_and_sign_in') }));
      await expect(page).toHaveURL('/profile');
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('signs out', async () => {
      await signOutByKeys(reading, person);
    });

    await test.step('recovers the password, and signs in with the new one', async () => {
      await press(page.getByRole('banner').getByRole('link', { name: words('shell.login') }));
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
      await press(main.getByRole('link', { name: words('sign.forgotten') }));
      await standsAtHeading(page, words('recovery.recover'));
      await press(main.getByRole('button', { name: words('recovery.send_recovery') }));
      await expect(main.getByLabel(words('recovery.username'), { exact: true })).toBeFocused();
      await page.keyboard.type(person.username);
      await page.keyboard.press('Enter');
      await expect(page.getByText(words('recovery.recovery_sent', { username: person.username }))).toBeVisible();
      await standsSomewhere(page);
      let link = '';
      await expect(async () => {
        link = pathOf(await linkInMail(page, person.username));
        expect(link).toContain('reset-password');
      }).toPass();
      await openByKeys(reading, link);
      await write(main.getByLabel(words('sign.password'), { exact: true }), renewed);
      await press(main.getByRole('button', { name: words('recovery.save_password') }));
      await expect(page.getByText(words('recovery.reset_done'))).toBeVisible();
      await standsSomewhere(page);
      await press(main.getByRole('link', { name: words('recovery.sign_in') }));
      await expect(page).toHaveURL(/\/login/);
      await write(main.getByLabel(words('sign.username')), person.username);
      await write(main.getByLabel(words('sign.password'), { exact: true }), renewed);
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(/\/login/);
      await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
    });
  },
);

test('by keyboard alone a second factor is set up and used at the next sign-in', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  const person = await arriveSignedIn(page);
  await openAccount(reading);
  await press(main.getByRole('button', { name: words('security.totp_add') }));
  const setUp = page.getByRole('dialog', { name: words('security.totp_add') });
  const key = await setUp.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
  await write(setUp.getByLabel(words('security.totp_code')), codeOf(key));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('dialog', { name: words('security.recovery_title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const [first = ''] = await codes.getByRole('listitem').allInnerTexts();
  await press(codes.getByRole('button', { name: words('security.recovery_done') }));
  await expect(codes).toBeHidden();
  await standsSomewhere(page);
  await signOutByKeys(reading, person);

  await openByKeys(reading, '/login?redirect=/profile');
  await write(main.getByLabel(words('sign.username')), person.username);
  await write(main.getByLabel(words('sign.password'), { exact: true }), person.password);
  await page.keyboard.press('Enter');
  await expect(main.getByRole('heading', { name: words('sign.step_title') })).toBeFocused();
  await tabTo(main.getByLabel(words('sign.code'), { exact: true }));
  await press(main.getByRole('button', { name: words('sign.by_recovery_code') }));
  await expect(main.getByRole('heading', { name: words('sign.step_title') })).toBeFocused();
  await write(main.getByLabel(words('sign.recovery_code')), first);
  await press(main.getByRole('button', { name: words('sign.confirm') }));
  await expect(page).toHaveURL('/profile');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
});

test('by keyboard alone a passkey is created, named, used and removed', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  const person = await arriveSignedIn(page);
  await plugIn(page);
  await openAccount(reading);
  await press(main.getByRole('button', { name: words('security.passkey_add') }));
  const codes = page.getByRole('dialog', { name: words('security.recovery_title') });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await press(codes.getByRole('button', { name: words('security.recovery_done') }));
  await expect(codes).toBeHidden();
  await standsSomewhere(page);
  const passkeys = main.getByRole('list', { name: words('security.passkeys') });
  await press(passkeys.getByText(words('security.passkey_rename'), { exact: true }));
  await write(main.getByLabel(words('security.passkey_name')), 'A minha chave');
  await page.keyboard.press('Enter');
  await expect(passkeys.getByText('A minha chave', { exact: true })).toBeVisible();
  await standsSomewhere(page);
  await signOutByKeys(reading, person);

  await openByKeys(reading, '/login?redirect=/profile/my-account');
  await press(main.getByRole('button', { name: words('sign.passkey_sign_in') }));
  await expect(page).toHaveURL('/profile/my-account');
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();
  const removing = main.getByRole('button', { name: words('security.passkey_remove_of', { name: 'A minha chave' }) });
  await press(removing);
  const requesting = page.getByRole('dialog', { name: words('security.remove_title', { name: 'A minha chave' }) });
  await press(requesting.getByRole('button', { name: words('security.passkey_remove') }));
  await expect(main.getByText(words('security.passkeys_none'))).toBeVisible();
  await standsSomewhere(page);
});

test('by keyboard alone an expired link leads on', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  await open(page, `/reset-password/${'x'.repeat(43)}`);
  await expect(page.getByText(words('recovery.dead_link'))).toBeVisible();
  await press(main.getByRole('link', { name: words('recovery.ask_recovery') }));
  await standsAtHeading(page, words('recovery.recover'));
});

async function signOutByKeys({ page, words }: Reading, person: Person): Promise<void> {
  const account = page.getByText(words('shell.account_of', { name: nameOf(person) })).locator('..');
  await press(account, 'ArrowUp');
  await page.keyboard.press('Enter');
  await standsAtHeading(page, words('home.title'));
}

function pathOf(link: string): string {
  const { pathname, search } = new URL(link);
  return pathname + search;
}
