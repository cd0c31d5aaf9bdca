import { localeIds } from '#contract/visitor-values.ts';
import { desktopOnly, expect, open, test, type Page, type Reading } from './fixture.ts';
import { expectAllInEnglish } from './left-over.ts';
import { moveRow, placeOrders, notificationsOf } from './messages.ts';
import {
  arriveSignedIn,
  asPerson,
  confirmByMail,
  fillSignUp,
  openMail,
  sendSignUp,
  signIn,
  signOut,
  somebody,
} from './people.ts';
import { codeOf, openAccount, setUpApplication } from './security.ts';

test.use({ language: 'en-GB', locale: 'en-GB' });

test(
  'a guest reads about the operator, finds a course on the site map and writes, all in English',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    await open(page, '/about?lang=en-GB');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('about.title'));
    await expectAllInEnglish(page);

    await open(page, '/sitemap?lang=en-GB');
    await expectAllInEnglish(page);
    const area = page.getByRole('main').locator('a[href*="area="]').first();
    const name = await area.innerText();
    await area.click();
    await expect(page.getByRole('heading', { name: words('sitemap.of_area', { area: name }) })).toBeVisible();
    await expectAllInEnglish(page);

    await open(page, '/contact?lang=en-GB');
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': '198.51.100.1' });
    await page.getByRole('button', { name: words('contact.send') }).click();
    await expect(page.getByText(words('contact.message_missing')).first()).toBeVisible();
    await expectAllInEnglish(page);
    const { username } = somebody();
    await page.getByLabel(words('contact.name'), { exact: true }).fill('Grace');
    await page.getByLabel(words('contact.email'), { exact: true }).fill(username);
    await page.getByLabel(words('contact.subject'), { exact: true }).fill('Classes in Benguela');
    await page.getByLabel(words('contact.message'), { exact: true }).fill('When does the next class begin?');
    await page.getByRole('button', { name: words('contact.send') }).click();
    await expect(page.getByText(words('contact.sent_text', { email: username }))).toBeVisible();
    await expectAllInEnglish(page);
  },
);

test(
  'a person signs up, confirms, forgets the password and recovers it, all in English',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    const person = { ...somebody(), firstName: 'Grace', lastName: 'Hall' };
    await open(page, '/sign-up?lang=en-GB&redirect=/profile');
    await sendSignUp(reading);
    await expect(page.getByText(words('sign.first_name_missing')).first()).toBeVisible();
    await expectAllInEnglish(page);
    await fillSignUp(reading, person);
    await sendSignUp(reading);
    await expect(page.getByText(words('recovery.look_into_mail'))).toBeVisible();
    await expectAllInEnglish(page);
    await confirmByMail(reading, person);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('profile.waiting', { count: 0 }));
    await expectAllInEnglish(page);
    await signOut(reading, person);

    await open(page, '/recover-password?lang=en-GB');
    await expectAllInEnglish(page);
    await page.getByLabel(words('recovery.username'), { exact: true }).fill(person.username);
    await page.getByRole('button', { name: words('recovery.send_recovery') }).click();
    await expect(page.getByText(words('recovery.recovery_sent', { username: person.username }))).toBeVisible();
    await expectAllInEnglish(page);
    const renewed = { ...person, password: 'four cats by the moon' };
    await openMail(reading, async (tab) => {
      await expectAllInEnglish(tab);
      await tab.getByLabel(words('recovery.password'), { exact: true }).fill(renewed.password);
      await tab.getByRole('button', { name: words('recovery.save_password') }).click();
      await expect(tab.getByText(words('recovery.reset_done'))).toBeVisible();
      await expectAllInEnglish(tab);
    });
    await open(page, '/login?lang=en-GB&redirect=/profile/my-account');
    await expectAllInEnglish(page);
    await signIn(reading, renewed);
    await expect(page).toHaveURL(/\/profile\/my-account/);
  },
);

test('an account is filled in and gets a second factor, all in English', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const person = await arriveInEnglish(page);
  await openAccount(reading);
  await expectAllInEnglish(page);
  await page.getByLabel(words('account.phone')).fill('+244 923 456 789');
  await page.getByRole('button', { name: words('account.save_phone') }).click();
  await expect(page.getByText(words('account.saved', { what: words('account.phone_section') }))).toBeVisible();
  await expectAllInEnglish(page);
  await page.getByRole('button', { name: words('security.totp_add') }).click();
  await expect(page.getByRole('img', { name: words('security.qr_label') })).toBeVisible();
  await expectAllInEnglish(page);
  await page.keyboard.press('Escape');
  const { key } = await setUpApplication(reading);
  await expectAllInEnglish(page);
  await page.getByRole('button', { name: words('privacy.close_ask') }).click();
  await expectAllInEnglish(page);
  await page.keyboard.press('Escape');
  await signOut(reading, person);

  await open(page, '/login?lang=en-GB&redirect=/profile');
  await signIn(reading, person);
  await expect(page.getByRole('heading', { name: words('sign.step_title') })).toBeVisible();
  await expectAllInEnglish(page);
  // The current code was used up by the setup.
  await page.getByLabel(words('sign.code'), { exact: true }).fill(codeOf(key, 30));
  await page.getByRole('button', { name: words('sign.confirm') }).click();
  await expect(page).toHaveURL(/\/profile/);
});

test(
  'a student’s record, warnings, notifications and their settings are in English',
  desktopOnly,
  async ({ reading }) => {
    const { page, words } = reading;
    const person = await arriveInEnglish(page);
    await placeOrders(page, person, ['extintores']);
    await notificationsOf(page, person, { sort: 'user-warnings', many: 1 });
    await open(page, '/profile/student');
    await addQualification(reading);
    await expectAllInEnglish(page);

    await open(page, '/profile/warnings');
    await expectAllInEnglish(page);
    const title = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().innerText();
    await moveRow(reading, title, words('messages.move_delete'));
    await expect(page.getByText(words('messages.done_delete', { of: 'warnings', count: 1 }))).toBeVisible();
    await expectAllInEnglish(page);

    await open(page, '/profile/notifications');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('messages.notifications_title'));
    await expectAllInEnglish(page);

    await open(page, '/profile/my-notification-settings');
    const learning = page.getByRole('table', { name: words('messages.topic_learning') });
    await learning.getByRole('checkbox').first().uncheck();
    await expect(
      page.getByRole('status').filter({ hasText: words('messages.settings_saved', { name: '' }).slice(0, 6) }),
    ).toBeAttached();
    await expectAllInEnglish(page);
  },
);

async function arriveInEnglish(page: Page): ReturnType<typeof arriveSignedIn> {
  const person = await arriveSignedIn(page);
  const { id, username } = person;
  const own = await asPerson(page, person);
  await own.call('POST /users/update-user-and-person', { user: { id, username, locale_id: localeIds['en-GB'] } });
  return person;
}

async function addQualification({ page, words }: Reading): Promise<void> {
  await page.getByRole('button', { name: words('student.add_qualification') }).click();
  const form = page.getByRole('form', { name: words('student.new_qualification') });
  await form.getByLabel(words('student.level')).selectOption('degree');
  await form.getByLabel(words('student.field')).fill('Economics');
  await form.getByLabel(words('student.institution')).fill('University of Leeds');
  await form.getByLabel(words('student.country')).selectOption('GB');
  await expectAllInEnglish(page);
  await form.getByRole('button', { name: words('student.save_qualification') }).click();
  await expect(page.getByRole('heading', { name: 'Economics' })).toBeVisible();
}
