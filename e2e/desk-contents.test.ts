import { randomUUID } from 'node:crypto';
import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { scormPackages } from '#fixtures/scorm-packages.ts';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { begin, idOf, sco } from './activities.ts';
import { desktopOnly, expect, open, test, type Reading } from './fixture.ts';
import { arriveAgain, asAdministrator } from './people.ts';

const staff = { username: demoPeople.administrator.username, password: demoPassword };
const guide = { name: 'Guia.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
const photo = { name: 'Planta.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };

test('an editor uploads files of a course and sees them in the player', desktopOnly, async ({ reading, seen }) => {
  test.slow();
  const { page, words } = reading;
  const site = await asAdministrator(page);
  const title = `Andaimes ${randomUUID()}`;
  const courseId = idOf(await site.call('POST /courses/create', { title: { pt: title }, type: 'online' }));
  await arriveAgain(page, staff);
  await open(page, `/admin/courses/${courseId}/contents`);
  await expect(page.getByText(words('desk_contents.none'))).toBeVisible();
  await seen(page);

  await page.getByRole('button', { name: words('desk_contents.add_module') }).click();
  await page.getByLabel(words('desk_contents.title_in', { language: 'PT' })).fill('Antes de subir');
  await seen(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('desk_contents.add_module') })
    .click();
  await expect(page.getByRole('heading', { name: 'Antes de subir' })).toBeVisible();

  await addFile(reading, { kind: 'document', title: 'O guia', file: guide });
  await addFile(reading, { kind: 'picture', title: 'A planta', file: photo });
  const zip = { name: 'escadas.zip', mimeType: 'application/zip', buffer: scormPackages.bookmarks() };
  await addFile(reading, { kind: 'scorm', title: 'As escadas', file: zip });
  await seen(page);

  await openInPlayer(reading, 'O guia');
  await fileArrives(reading, 'application/pdf');
  await open(page, `/admin/courses/${courseId}/contents`);
  await openInPlayer(reading, 'A planta');
  await fileArrives(reading, 'image/png');
  await open(page, `/admin/courses/${courseId}/contents`);
  await openInPlayer(reading, 'As escadas');
  await begin(reading, 'begin', 'review');
  await expect(sco(page).locator('#nextPage')).toBeVisible();
});

type Added = { kind: 'document' | 'picture' | 'scorm'; title: string; file: ChosenFile };
type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

async function addFile({ page, words }: Reading, { kind, title, file }: Added): Promise<void> {
  await page
    .locator('summary')
    .filter({ hasText: words('desk_contents.add_content') })
    .click();
  await page.getByRole('link', { name: words(`desk_contents.kind_${kind}`), exact: true }).click();
  await page.getByRole('textbox', { name: `${words('desk_contents.title_field')} PT` }).fill(title);
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.getByText(/^Enviado:/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: words('desk_contents.create') }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
}

async function openInPlayer({ page, words }: Reading, title: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await page.getByRole('link', { name: words('desk_contents.preview') }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

async function fileArrives({ page, words }: Reading, type: string): Promise<void> {
  const address = await page.getByRole('link', { name: words('learn.open_file') }).getAttribute('href');
  expect((await page.request.get(address ?? '')).headers()['content-type']).toBe(type);
}
