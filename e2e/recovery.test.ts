import { desktopOnly, expect, open, phoneOnly, ready, test, type Page, type Reading } from './fixture.ts';
import { confirmByMail, fillSignUp, linkInMail, openMail, sendSignUp, signIn, signOut, somebody } from './people.ts';

test(
  'a forgotten password is recovered by email, once, and leads to the requested page',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const person = somebody();
    await signUp(reading, person);
    await signOut(reading, person);

    await open(page, '/login?redirect=/profile/my-certificates');
    await page.getByRole('link', { name: words('sign.forgotten') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('recovery.recover'));
    const sendLink = page.getByRole('button', { name: words('recovery.send_recovery') });
    await sendLink.click();
    await expect(page.getByText(words('recovery.username_invalid')).first()).toBeVisible();
    await expect(usernameOn(reading)).toBeFocused();
    await usernameOn(reading).fill(person.username);
    await sendLink.click();
    await expect(page.getByText(words('recovery.recovery_sent', { username: person.username }))).toBeVisible();
    await seen(page);

    const renewed = { ...person, password: 'quatro gatos ao luar' };
    let link = '';
    await openMail(reading, async (tab) => {
      link = tab.url();
      // As a mail scanner does: it opens the address but presses no button.
      for (let look = 0; look < 3; look += 1) await tab.request.get(link);
      await seen(tab);
      await tab.getByLabel(words('sign.password'), { exact: true }).fill(renewed.password);
      await tab.getByRole('button', { name: words('recovery.save_password') }).click();
      await expect(tab.getByText(words('recovery.reset_done'))).toBeVisible();
      await seen(tab);
      await tab
        .getByRole('main')
        .getByRole('link', { name: words('recovery.sign_in') })
        .click();
      refusals.expect({ path: '/api/users/authenticate', status: 401 });
      await signIn({ page: tab, words }, person);
      await expect(tab.getByText(words('sign.not_signed_in'))).toBeVisible();
      await refusals.allCame();
      await signIn({ page: tab, words }, renewed);
      await expect(tab).toHaveURL('/profile/my-certificates');
    });

    await open(page, link);
    await expect(page.getByText(words('recovery.dead_link'))).toBeVisible();
    await seen(page);
  },
);

test(
  'a confirmation link works once, and another one can be requested',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const person = somebody();
    await open(page, '/sign-up?redirect=/courses');
    await fillSignUp(reading, person);
    await sendSignUp(reading);
    await page.getByRole('button', { name: words('recovery.send_again') }).click();
    await expect(page.getByText(words('recovery.sent_again', { times: 1 }))).toBeVisible();
    const link = await linkInMail(page, person.username);

    await open(page, link);
    await expect(page.getByLabel(words('recovery.username'))).toHaveValue(person.username);
    await page.getByLabel(words('recovery.password'), { exact: true }).fill('esta não foi a escolhida');
    const confirm = page.getByRole('button', { name: words('recovery.confirm_and_sign_in') });
    refusals.expect({ path: '/api/users/confirm-email', status: 401 });
    await confirm.click();
    await expect(page.getByText(words('recovery.not_confirmed'))).toBeVisible();
    await refusals.allCame();
    await seen(page);
    await page.getByLabel(words('recovery.password'), { exact: true }).fill(person.password);
    await confirm.click();
    await expect(page).toHaveURL('/courses');

    await open(page, link);
    await expect(page.getByText(words('recovery.dead_link'))).toBeVisible();
    await seen(page);
  },
);

test('only its owner learns that an address has an account', desktopOnly, async ({ reading, stranger, language }) => {
  const { page, words } = reading;
  const owner = somebody();
  await signUp(reading, owner);
  await open(stranger, '/sign-up');
  const other = { page: stranger, words };
  await fillSignUp(other, { ...owner, firstName: 'Outra', password: 'outra frase bem comprida' });
  await sendSignUp(other);
  const sent = words('recovery.confirmation_sent', { username: owner.username });
  await expect(stranger.getByText(sent), language).toBeVisible();
  expect(new URL(await newestLink(page, owner.username)).pathname).toBe('/login');
});

test('signing in never redirects to another site', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  const person = somebody();
  await signUp(reading, person);
  await signOut(reading, person);
  await open(page, '/login?redirect=//evil.example/profile');
  await signIn(reading, person);
  await expect(page).toHaveURL('/');
});

async function signUp(reading: Reading, person: ReturnType<typeof somebody>): Promise<void> {
  const { page } = reading;
  await open(page, '/sign-up?redirect=/profile');
  await fillSignUp(reading, person);
  await sendSignUp(reading);
  await confirmByMail(reading, person);
  await expect(page).toHaveURL('/profile');
  await ready(page);
}

function usernameOn({ page, words }: Reading) {
  return page.getByLabel(words('recovery.username'), { exact: true });
}

/** The notice to the account's owner follows the confirmation. */
async function newestLink(page: Page, username: string): Promise<string> {
  let link = '';
  await expect(async () => {
    link = await linkInMail(page, username);
    expect(link).not.toContain('confirm-email');
  }).toPass();
  return link;
}
