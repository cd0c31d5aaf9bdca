import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { desktopOnly, expect, open, phoneOnly, ready, test, type Page } from './fixture.ts';
import { arriveSignedIn, linkInMail, nameOf } from './people.ts';
import type { Words } from './words.ts';

/** Larger than the site accepts, and with the place in its metadata, as from a phone. */
function photograph(): Promise<Buffer> {
  return sharp({ create: { width: 2_400, height: 3_200, channels: 3, background: '#264' } })
    .withExif({ IFD3: { GPSLatitude: '8/1 50/1 0/1', GPSLatitudeRef: 'S' } })
    .jpeg()
    .toBuffer();
}

async function choosePicture(page: Page, words: Words, file: { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByLabel(words('account.choose_picture')).setInputFiles(file);
}

test(
  'a person fills in the account part by part, sees the picture in the header, and finds everything after a reload',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await open(page, '/profile');
    await expect(page.getByText(words('profile.record_done', { done: 0, all: 6 }))).toBeVisible();
    await seen(page);
    await page.getByRole('link', { name: words('profile.missing_phone'), exact: true }).click();

    const phone = page.getByLabel(words('account.phone'));
    await expect(phone).toBeInViewport();
    await phone.fill('923 45');
    refusals.expect({ path: '/api/users/update-user-and-person', status: 400 });
    await page.getByRole('button', { name: words('account.save_phone') }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAttribute('aria-invalid', 'true');
    await seen(page);
    await expect(phone).toHaveValue('923 45');
    await phone.fill('00244 923 456 789');
    await page.getByRole('button', { name: words('account.save_phone') }).click();
    await expect(phone).toHaveValue('+244923456789');

    await page.getByLabel(words('account.country'), { exact: true }).selectOption('AO');
    await page.getByLabel(words('account.municipality')).fill('Ingombota');
    refusals.expect({ path: '/api/users/update-user-and-person', status: 400 });
    await page.getByRole('button', { name: words('account.save_address') }).click();
    const province = page.getByLabel(words('account.province'));
    await expect(province).toBeFocused();
    await province.fill('Luanda');
    await page.getByRole('button', { name: words('account.save_address') }).click();
    await expect(page.getByText(words('account.saved', { what: words('account.address') }))).toBeVisible();
    await refusals.allCame();

    await page.getByLabel(words('account.last_name')).fill('<script>alert(1)</script>');
    await page.getByLabel(words('account.birth_date')).fill('1994-02-28');
    await page.getByRole('button', { name: words('account.save_about_me') }).click();
    await expect(page.getByText(words('account.saved', { what: words('account.about_me') }))).toBeVisible();

    await choosePicture(page, words, { name: 'eu.txt', mimeType: 'text/plain', buffer: Buffer.from('eu') });
    await expect(page.getByText(words('account.not_a_picture')).first()).toBeVisible();
    await choosePicture(page, words, { name: 'eu.jpg', mimeType: 'image/jpeg', buffer: await photograph() });
    await expect(page.getByText(words('account.preview'))).toBeVisible();
    await page.getByRole('button', { name: words('account.save_picture') }).click();
    await expect(page.getByText(words('account.picture_saved'))).toBeVisible();

    await page.reload();
    await ready(page);
    await expect(page.getByLabel(words('account.last_name'))).toHaveValue('<script>alert(1)</script>');
    await expect(page.getByLabel(words('account.country'), { exact: true })).toHaveValue('AO');
    await seeOwnPicture(page, words);
    await open(page, '/profile');
    await expect(page.getByText(`${person.firstName} <script>alert(1)</script>`).last()).toBeVisible();
    await expect(page.getByText(words('profile.record_done', { done: 4, all: 6 }))).toBeVisible();
    await seen(page);
  },
);

async function seeOwnPicture(page: Page, words: Words): Promise<void> {
  const menu = page.getByRole('button', { name: words('shell.open_menu') });
  if (await menu.isVisible()) await menu.click();
  const picture = page.getByRole('banner').locator('img[src^="data:image/webp"]:visible');
  await expect(picture).toHaveCount(1);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(160);
}

test('leaving with unsaved input asks for confirmation', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  await page.getByLabel(words('account.first_name'), { exact: true }).fill('Outra');
  await expect(page.getByText(words('account.unsaved'))).toBeVisible();
  await goToCourses(page, words);
  const dialog = page.getByRole('dialog', { name: words('unsaved.title') });
  await expect(dialog).toBeVisible();
  await seen(page);
  await dialog.getByRole('button', { name: words('unsaved.stay') }).click();
  await expect(page.getByLabel(words('account.first_name'), { exact: true })).toHaveValue('Outra');
  await goToCourses(page, words);
  await dialog.getByRole('button', { name: words('unsaved.leave') }).click();
  await expect(page).toHaveURL('/profile/my-courses');
});

async function goToCourses(page: Page, words: Words): Promise<void> {
  const fold = page.getByRole('button', { name: words('profile.pages') });
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  const pages = page.getByRole('navigation', { name: words('profile.your_space') });
  const link = pages.getByRole('link', { name: words('profile.my_courses') });
  if (!(await link.isVisible())) await pages.getByText(words('profile.learn'), { exact: true }).click();
  await link.click();
}

test('a new email address applies once its link is followed', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  const address = `nova-${person.username}`;
  await open(page, '/profile/my-account');
  await page.getByLabel(words('account.email_new')).fill(address);
  await page.getByRole('button', { name: words('account.send_email') }).click();
  await expect(page.getByText(words('account.email_sent_title'))).toBeVisible();
  await seen(page);
  await open(page, new URL(await linkInMail(page, address)).pathname + new URL(await linkInMail(page, address)).search);
  await page.getByRole('button', { name: words('account.email_confirm') }).click();
  await expect(page.getByText(words('account.email_confirmed'))).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByText(nameOf(person)).last()).toBeVisible();
});
