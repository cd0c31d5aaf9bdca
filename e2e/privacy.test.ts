import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fromBuffer, type ZipFile } from 'yauzl';
import { desktopOnly, expect, open, phoneOnly, test } from './fixture.ts';
import { arriveSignedIn, nameOf } from './people.ts';

/** The text of each file in the zip, by path. */
async function unpacked(path: string): Promise<Record<string, string>> {
  const bytes = await readFile(path);
  const zip = await new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  return files;
}

test('a person exports all data in one file', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  await page.getByRole('button', { name: words('privacy.export_ask') }).click();
  const download = page.getByRole('button', { name: words('privacy.export_download') });
  await expect(download).toBeVisible({ timeout: 30_000 });
  await seen(page);

  const downloading = page.waitForEvent('download');
  await download.click();
  const files = await unpacked(await (await downloading).path());
  expect(JSON.parse(files['user.json'] ?? '')).toMatchObject([{ username: person.username }]);
  expect(JSON.parse(files['person.json'] ?? '')).toMatchObject([{ name: nameOf(person) }]);
  expect(JSON.parse(files['consents.json'] ?? '')).toMatchObject([{ purpose: 'terms' }]);
  const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(person.username)}`);
  expect(await mails.text()).toContain('/profile/my-account');
});

test('a person closes the account, and withdraws', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  await page.getByRole('button', { name: words('privacy.close_ask') }).click();
  const dialog = page.getByRole('dialog', { name: words('privacy.close_title') });
  await expect(dialog.getByText(words('privacy.consequence_kept'))).toBeVisible();
  await seen(page);
  await dialog.getByRole('button', { name: words('privacy.close_now') }).click();
  await expect(page.getByText(words('privacy.closes_text'))).toBeVisible();
  await seen(page);

  await page.reload();
  await page.getByRole('button', { name: words('privacy.keep'), exact: true }).click();
  await expect(page.getByRole('button', { name: words('privacy.close_ask') })).toBeVisible();
});

test('a person consents to news and withdraws, and the log says when', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  const news = page.getByRole('checkbox', { name: words('privacy.news') });
  await news.check();
  await expect(page.getByText(words('privacy.news_given'))).toBeVisible();
  await news.uncheck();
  await expect(page.getByText(words('privacy.news_withdrawn'))).toBeVisible();
  await page.getByText(words('privacy.log')).click();
  await expect(page.getByText(words('privacy.purpose_news'))).toBeVisible();
  await expect(page.getByText(words('privacy.purpose_terms'))).toBeVisible();
});
