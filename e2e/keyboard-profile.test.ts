import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { desktopOnly, expect, test } from './fixture.ts';
import { attach, chooseIn, openByKeys, press, standsSomewhere, tabTo, write } from './keyboard.ts';
import { placeOrders, rowOf, notificationsOf } from './messages.ts';
import { arriveAgain, arriveSignedIn, asAdministrator } from './people.ts';

const photo = { name: 'Retrato.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };
const paper = { name: 'Carta.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };

test('by keyboard alone every part of the account is filled in', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  const saved = (what: 'phone_section' | 'about_me' | 'document' | 'address' | 'situation') =>
    expect(page.getByText(words('account.saved', { what: words(`account.${what}`) })).first()).toBeVisible();
  await arriveSignedIn(page);
  await openByKeys(reading, '/profile');
  await press(main.getByRole('link', { name: words('profile.edit_account') }));
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  await attach(main.getByLabel(words('account.choose_picture')), photo);
  await expect(page.getByText(words('account.preview'))).toBeVisible();
  await press(main.getByRole('button', { name: words('account.save_picture') }));
  await expect(page.getByText(words('account.picture_saved'))).toBeVisible();
  await press(main.getByRole('button', { name: words('account.remove_picture') }));
  await expect(page.getByText(words('account.picture_removed'))).toBeVisible();
  await standsSomewhere(page);

  await tabTo(main.getByLabel(words('account.birth_date')));
  await page.keyboard.type('01011994');
  await press(main.getByRole('button', { name: words('account.save_about_me') }));
  await saved('about_me');
  await write(main.getByLabel(words('account.phone')), '923 45');
  refusals.expect({ path: '/api/users/update-user-and-person', status: 400 });
  await page.keyboard.press('Enter');
  await expect(main.getByLabel(words('account.phone'))).toHaveAttribute('aria-invalid', 'true');
  await expect(main.getByLabel(words('account.phone'))).toBeFocused();
  await refusals.allCame();
  await write(main.getByLabel(words('account.phone')), '+244923456789');
  await page.keyboard.press('Enter');
  await saved('phone_section');
  await chooseIn(main.getByLabel(words('account.country'), { exact: true }), 'AO');
  await write(main.getByLabel(words('account.municipality')), 'Ingombota');
  await write(main.getByLabel(words('account.province')), 'Luanda');
  await page.keyboard.press('Enter');
  await saved('address');
  await standsSomewhere(page);
});

test(
  'by keyboard alone the account is secured, exported, closed and kept',
  desktopOnly,
  async ({ reading, stranger }) => {
    const { page, words } = reading;
    const main = page.getByRole('main');
    const person = await arriveSignedIn(page);
    await arriveAgain(stranger, person);
    await openByKeys(reading, '/profile/my-account');
    const sessions = main.getByRole('list', { name: words('security.sessions') });
    await press(sessions.getByRole('button').first());
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await standsSomewhere(page);

    await write(main.getByLabel(words('security.current_password')), person.password);
    await write(main.getByLabel(words('security.new_password'), { exact: true }), 'cinco gatos no quintal');
    await press(main.getByRole('button', { name: words('security.change_password') }));
    await expect(page.getByText(words('security.password_changed'))).toBeVisible();
    await standsSomewhere(page);

    await press(main.getByRole('checkbox', { name: words('privacy.news') }), 'Space');
    await expect(page.getByText(words('privacy.news_given'))).toBeVisible();
    await press(main.getByRole('button', { name: words('privacy.export_ask') }));
    await expect(
      main.getByText(words('privacy.export_ready')).or(main.getByText(words('privacy.export_waiting'))),
    ).toBeVisible();
    await standsSomewhere(page);

    const dialog = page.getByRole('dialog', { name: words('privacy.close_title') });
    const leave = main.getByRole('button', { name: words('privacy.close_ask') });
    await press(leave);
    await press(dialog.getByRole('button', { name: words('privacy.keep') }));
    await expect(leave).toBeFocused();
    await press(leave);
    await press(dialog.getByRole('button', { name: words('privacy.close_now') }));
    await expect(main.getByText(words('privacy.closes_text'))).toBeVisible();
    await standsSomewhere(page);
    await press(main.getByRole('button', { name: words('privacy.keep') }));
    await expect(leave).toBeVisible();
    await standsSomewhere(page);
  },
);

test('by keyboard alone the student record is filled and emptied', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  await arriveSignedIn(page);
  await openByKeys(reading, '/profile/student');
  await press(main.getByRole('button', { name: words('student.add_qualification') }));
  const form = page.getByRole('form', { name: words('student.new_qualification') });
  await chooseIn(form.getByLabel(words('student.level')), 'degree');
  await write(form.getByLabel(words('student.field')), 'Economia');
  await write(form.getByLabel(words('student.institution')), 'Universidade Agostinho Neto');
  await chooseIn(form.getByLabel(words('student.country')), 'AO');
  await page.keyboard.press('Tab');
  await press(form.getByRole('button', { name: words('student.save_qualification') }));
  await expect(main.getByText('Universidade Agostinho Neto')).toBeVisible();
  await standsSomewhere(page);
  const dialog = page.getByRole('dialog');
  await press(main.getByRole('button', { name: new RegExp(`^${words('student.remove_qualification')}.*Economia`) }));
  await press(dialog.getByRole('button', { name: words('student.remove_qualification') }));
  await expect(main.getByText('Universidade Agostinho Neto')).toHaveCount(0);
  await standsSomewhere(page);

  await press(main.getByRole('button', { name: words('student.add_other') }));
  await write(main.getByLabel(words('student.doc_title')), 'Carta de condução');
  await attach(main.getByLabel(words('student.file')).first(), paper);
  await press(main.getByRole('button', { name: words('student.send') }));
  await expect(main.getByRole('heading', { name: 'Carta de condução' })).toBeVisible();
  await standsSomewhere(page);
  const remove = main.getByRole('button', { name: `${words('student.remove')} Carta de condução` });
  await press(remove);
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  await press(remove);
  await press(dialog.getByRole('button', { name: words('student.remove') }));
  await expect(main.getByText(words('student.others_empty'))).toBeVisible();
  await standsSomewhere(page);
});

test('by keyboard alone messages are selected, moved, filtered and restored', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  const of = { of: 'warnings' };
  const person = await arriveSignedIn(page);
  await placeOrders(page, person, ['extintores', 'trabalho-em-altura', 'ergonomia-sentado']);
  const notified = await notificationsOf(page, person, { sort: 'user-warnings', many: 3 });
  const [one = '', two = '', three = ''] = notified.map(({ title }) => title);
  await openByKeys(reading, '/profile/warnings');
  await chooseIn(main.getByLabel(words('messages.reading'), { exact: true }), 'unread');
  await expect(page).toHaveURL('/profile/warnings?read=unread');
  const menu = rowOf(page, one)
    .getByText(words('messages.more', { title: one }))
    .locator('..');
  await press(menu);
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, one).getByRole('button', { name: words('messages.move_read', of) })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rowOf(page, one)).toHaveCount(0);
  await standsSomewhere(page);

  await press(main.getByLabel(words('messages.choose', { title: two })), 'Space');
  await press(main.getByLabel(words('messages.choose', { title: three })), 'Space');
  const bar = page.getByRole('region', { name: words('messages.with_chosen') });
  await press(bar.getByRole('button', { name: words('messages.move_delete') }));
  // A focused toast does not time out.
  await expect(page.getByRole('button', { name: words('messages.undo') })).toBeVisible();
  await page.keyboard.press('Alt+t');
  await press(page.getByRole('button', { name: words('messages.undo') }));
  await expect(rowOf(page, two)).toBeVisible();
  await standsSomewhere(page);

  await press(
    rowOf(page, three)
      .getByText(words('messages.more', { title: three }))
      .locator('..'),
  );
  await press(rowOf(page, three).getByRole('button', { name: words('messages.move_delete'), exact: true }));
  await expect(rowOf(page, three)).toHaveCount(0);
  await press(main.getByRole('link', { name: words('messages.state_deleted', of) }));
  await expect(page).toHaveURL(/state=deleted/);
  await standsSomewhere(page);
  await press(
    rowOf(page, three)
      .getByText(words('messages.more', { title: three }))
      .locator('..'),
  );
  await press(rowOf(page, three).getByRole('button', { name: words('messages.move_restore'), exact: true }));
  await expect(rowOf(page, three)).toHaveCount(0);
  await standsSomewhere(page);
});

test('by keyboard alone all is marked as read, and notifications are configured', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const main = page.getByRole('main');
  const person = await arriveSignedIn(page);
  await placeOrders(page, person, ['extintores']);
  await notificationsOf(page, person, { sort: 'notifications', many: 1 });
  await openByKeys(reading, '/profile/notifications');
  await press(main.getByRole('button', { name: words('messages.read_all') }));
  await standsSomewhere(page);
  await openByKeys(reading, '/profile/my-notification-settings');
  const box = main
    .getByRole('table', { name: words('messages.topic_learning') })
    .getByRole('checkbox')
    .first();
  await press(box, 'Space');
  await expect(box).not.toBeChecked();
  await expect(box).toBeFocused();
});

test('by keyboard alone deleting a message for good is confirmed or canceled', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  const of = { of: 'warnings' };
  const cache = { username: demoPeople.administrator.username, password: demoPassword };
  const site = await asAdministrator(page);
  const { results }: { results: { id: number }[] } = await site.find('POST /users', { username: cache.username });
  const [{ id } = { id: 0 }] = results;
  await placeOrders(page, { ...cache, id }, ['ergonomia-sentado']);
  const [{ title } = { title: '' }] = await notificationsOf(page, { ...cache, id }, { sort: 'user-warnings', many: 1 });
  await arriveAgain(page, cache);
  await openByKeys(reading, '/profile/warnings');
  const menu = rowOf(page, title).getByText(words('messages.more', { title })).locator('..');
  await press(menu);
  await press(rowOf(page, title).getByRole('button', { name: words('messages.move_delete'), exact: true }));
  await press(page.getByRole('link', { name: words('messages.state_deleted', of) }));
  await press(menu);
  const forGood = rowOf(page, title).getByRole('button', { name: words('messages.move_hard_delete') });
  await press(forGood);
  const dialog = page.getByRole('dialog');
  await press(dialog.getByRole('button', { name: words('messages.keep') }).last());
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
  await press(menu);
  await press(forGood);
  await press(dialog.getByRole('button', { name: words('messages.move_hard_delete') }));
  await expect(rowOf(page, title)).toHaveCount(0);
  await standsSomewhere(page);
});
