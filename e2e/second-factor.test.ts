import { demoPassword, demoPeople } from '#seed/people.ts';
import { openEmptySite } from './empty-site.ts';
import { desktopOnly, expect, open, phoneOnly, ready, test, type Page } from './fixture.ts';
import { write } from './keyboard.ts';
import { arriveSignedIn, signIn, signOut } from './people.ts';
import { watchComplaints } from './refusals.ts';
import { codeOf, storeCodes, letProofGrowOld, openAccount, plugIn, setUpApplication } from './security.ts';

test(
  'TOTP is set up and required at the next sign-in, or a recovery code once',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await openAccount(reading);
    await seen(page);
    const { key, codes } = await setUpApplication(reading);
    await expect(page.getByText(words('security.recovery_left', { left: 10 }))).toBeVisible();
    await seen(page);
    await signOut(reading, person);

    await open(page, '/login?redirect=/profile');
    await signIn(reading, person);
    await expect(page.getByRole('heading', { name: words('sign.step_title') })).toBeFocused();
    const code = page.getByLabel(words('sign.code'), { exact: true });
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await seen(page);
    await code.fill('000000');
    refusals.expect({ path: '/api/users/verification-code', status: 401 });
    await page.keyboard.press('Enter');
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await refusals.allCame();
    // The current code was used up by the setup.
    await code.fill(codeOf(key, 30));
    await page.getByRole('button', { name: words('sign.confirm') }).click();
    await expect(page).toHaveURL('/profile');
    await signOut(reading, person);

    await open(page, '/login?redirect=/profile');
    await signIn(reading, person);
    await page.getByRole('button', { name: words('sign.by_recovery_code') }).click();
    await page.getByLabel(words('sign.recovery_code')).fill(codes[0] ?? '');
    await page.getByRole('button', { name: words('sign.confirm') }).click();
    await expect(page).toHaveURL('/profile');
  },
);

test('a passkey signs in without a password, and replaces the second step', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await plugIn(page);
  await openAccount(reading);
  await page.getByRole('button', { name: words('security.passkey_add') }).click();
  expect(await storeCodes(reading)).toHaveLength(10);
  const passkeys = page.getByRole('list', { name: words('security.passkeys') });
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  await passkeys.getByText(words('security.passkey_rename'), { exact: true }).click();
  await page.getByLabel(words('security.passkey_name')).fill('A minha chave');
  await page.getByRole('button', { name: words('security.save'), exact: true }).click();
  await expect(passkeys.getByText('A minha chave', { exact: true })).toBeVisible();
  await seen(page);
  await signOut(reading, person);

  await open(page, '/login?redirect=/profile');
  await page.getByRole('button', { name: words('sign.passkey_sign_in') }).click();
  await expect(page).toHaveURL('/profile');
  await signOut(reading, person);

  await open(page, '/login?redirect=/profile/my-account');
  await signIn(reading, person);
  await page.getByRole('button', { name: words('sign.use_passkey') }).click();
  await expect(page).toHaveURL('/profile/my-account');
  await page.getByRole('button', { name: words('security.passkey_remove_of', { name: 'A minha chave' }) }).click();
  const requesting = page.getByRole('dialog', { name: words('security.remove_title', { name: 'A minha chave' }) });
  await expect(requesting.getByText(words('security.remove_last'))).toBeVisible();
  await requesting.getByRole('button', { name: words('security.passkey_remove') }).click();
  await expect(page.getByText(words('security.passkeys_none'))).toBeVisible();
});

test(
  'sensitive actions ask for the password first, and then continue',
  desktopOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await openAccount(reading);
    await letProofGrowOld({ page, refusals }, '/users/totp/create');
    await page.getByRole('button', { name: words('security.totp_add') }).click();
    const dialog = page.getByRole('dialog', { name: words('security.fresh_title') });
    const password = dialog.getByLabel(words('sign.password'), { exact: true });
    await expect(password).toBeFocused();
    await seen(page);
    await password.fill('not this one');
    refusals.expect({ path: '/api/users/reauthenticate', status: 401 });
    await page.keyboard.press('Enter');
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await refusals.allCame();
    await password.fill(person.password);
    await dialog.getByRole('button', { name: words('security.confirm') }).click();
    await expect(page.getByRole('dialog', { name: words('security.totp_add') })).toBeVisible();
    await seen(page);
  },
);

test(
  'canceling the confirmation shows no error, and a TOTP code can confirm too',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    await arriveSignedIn(page);
    await openAccount(reading);
    const { key } = await setUpApplication(reading);
    const make = page.getByRole('button', { name: words('security.recovery_make') });
    const dialog = page.getByRole('dialog', { name: words('security.fresh_title') });
    await letProofGrowOld({ page, refusals }, '/users/recovery-codes/create');
    await make.click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(make).not.toHaveAttribute('aria-busy', 'true');
    await expect(page.getByText(words('security.not_done'))).toHaveCount(0);

    await letProofGrowOld({ page, refusals }, '/users/recovery-codes/create');
    await make.click();
    await dialog.getByRole('button', { name: words('security.use_code') }).click();
    const code = dialog.getByLabel(words('security.totp_code'));
    await expect(code).toBeFocused();
    await seen(page);
    await code.fill('000000');
    refusals.expect({ path: '/api/users/reauthenticate', status: 401 });
    await page.keyboard.press('Enter');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await refusals.allCame();
    // The current code was used up by the setup.
    await code.fill(codeOf(key, 30));
    await page.keyboard.press('Enter');
    await storeCodes(reading);
  },
);

test.describe('on a site that requires a second step', () => {
  test(
    'an emailed code completes the sign-in, and privileged people are asked to set up a factor',
    desktopOnly,
    async ({ browser, words, seen, consoleWatch }) => {
      const site = await openEmptySite('--strict');
      const context = await browser.newContext({ baseURL: site.address });
      watchComplaints(context, consoleWatch);
      const page = await context.newPage();
      const reading = { page, words };
      const { username } = demoPeople.administrator;
      await open(page, '/login?redirect=/profile');
      await signIn(reading, { firstName: '', lastName: '', username, password: demoPassword });
      await expect(page.getByText(words('sign.step_email', { username }))).toBeVisible();
      await seen(page);
      // The step focuses its heading; the code field is the next tab stop.
      await expect(page.getByRole('heading', { name: words('sign.step_title') })).toBeFocused();
      await write(page.getByLabel(words('sign.code'), { exact: true }), await mailedCode(page, username));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/profile');
      await expect(page.getByText(words('profile.lacking_title'))).toBeVisible();
      await seen(page);
      await page.getByRole('link', { name: words('profile.lacking_link') }).click();
      await expect(page).toHaveURL('/profile/my-account#two-factor');
      await expect(page.getByRole('heading', { name: words('security.two_factor') })).toBeInViewport();
      await expect(page.getByText(words('profile.lacking_title'))).toBeVisible();
      expect(await claimsIn(page)).toEqual(['users.edit']);
      await setUpApplication(reading);
      await expect(page.getByText(words('profile.lacking_title'))).toHaveCount(0);
      await expect.poll(() => claimsIn(page)).toContain('settings.edit');
      await ready(page);
      await context.close();
      await site.close();
    },
  );
});

async function mailedCode(page: Page, username: string): Promise<string> {
  const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(username)}`);
  return /\b\d{6}\b/.exec((await mails.text()).replace(/<head>.*<\/head>/s, ''))?.[0] ?? '';
}

function claimsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => (localStorage.getItem('claims') ?? '').split(','));
}
