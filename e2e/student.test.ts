import { readFile } from 'node:fs/promises';
import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { desktopOnly, expect, open, phoneOnly, test, type Reading } from './fixture.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';

const pdf = { name: 'Bilhete de identidade.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
const photo = { name: 'Carta.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };

async function choose({ page, words }: Reading, file: typeof pdf): Promise<void> {
  await page.getByLabel(words('student.file')).first().setInputFiles(file);
}

test('a student uploads documents, and reads the operator’s review', phoneOnly, async ({ reading, seen, refusals }) => {
  const { page, words } = reading;
  const send = page.getByRole('button', { name: words('student.send') });
  const { personId } = await arriveSignedIn(page);
  await open(page, '/profile/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('student.title'));
  await seen(page);

  await page.getByRole('button', { name: `${words('student.add')} ${words('student.id-copy')}` }).click();
  await send.click();
  await expect(page.getByText(words('student.file_missing')).first()).toBeVisible();
  await seen(page);
  await choose(reading, { ...pdf, buffer: Buffer.from('%PDF-1.4 not really') });
  refusals.expect({ path: '/api/student-documents/upload', status: 415 });
  await send.click();
  await expect(page.getByText('PDF, JPG, PNG').first()).toBeVisible();
  await refusals.allCame();
  await choose(reading, pdf);
  await send.click();
  await expect(page.getByText(words('student.status_pending'))).toBeVisible();
  await expect(page.getByText(pdf.name)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: `${words('student.download')} ${words('student.id-copy')}` }).click();
  expect(await readFile(await (await downloading).path())).toEqual(pdf.buffer);

  const site = await asAdministrator(page);
  const { results } = await site.find('POST /student-documents', { person_id: personId });
  await site.call('PUT /student-documents/reject', { id: results[0].id, reason: 'Falta o verso.' });
  await page.reload();
  await expect(page.getByText(words('student.rejected_because', { reason: 'Falta o verso.' }))).toBeVisible();
  await seen(page);
});

test(
  'a qualification form keeps its input until it is valid, and takes a certificate',
  desktopOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    await arriveSignedIn(page);
    await open(page, '/profile/student');
    await page.getByRole('button', { name: words('student.add_qualification') }).click();
    const form = page.getByRole('form', { name: words('student.new_qualification') });
    const save = form.getByRole('button', { name: words('student.save_qualification') });
    await form.getByLabel(words('student.field')).fill('Economia');
    await save.click();
    await expect(form.getByLabel(words('student.level'))).toBeFocused();
    await seen(page);

    await form.getByLabel(words('student.level')).selectOption('degree');
    await form.getByLabel(words('student.institution')).fill('Universidade Agostinho Neto');
    await form.getByLabel(words('student.country')).selectOption('AO');
    await form.getByLabel(words('student.from_year')).fill('2014');
    await form.getByLabel(words('student.to_year')).fill('2010');
    refusals.expect({ path: '/api/qualifications/create', status: 400 });
    await save.click();
    await expect(form.getByLabel(words('student.to_year'))).toBeFocused();
    await expect(form.getByLabel(words('student.field'))).toHaveValue('Economia');
    await refusals.allCame();
    await form.getByLabel(words('student.to_year')).fill('2018');
    await save.click();
    await expect(page.getByText('2014–2018')).toBeVisible();

    await page
      .getByRole('button', { name: 'Economia' })
      .filter({ hasText: words('student.add') })
      .click();
    await choose(reading, pdf);
    await page.getByRole('button', { name: words('student.send') }).click();
    await expect(page.getByText(words('student.status_pending'))).toBeVisible();
    await seen(page);
  },
);

test(
  'another document has its own title, and is removed after confirmation',
  desktopOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const send = page.getByRole('button', { name: words('student.send') });
    await arriveSignedIn(page);
    await open(page, '/profile/student');
    await page.getByRole('button', { name: words('student.add_other') }).click();
    await choose(reading, photo);
    await send.click();
    await expect(page.getByLabel(words('student.doc_title'))).toBeFocused();
    await page.getByLabel(words('student.doc_title')).fill('Carta de condução');
    await send.click();
    await expect(page.getByRole('heading', { name: 'Carta de condução' })).toBeVisible();
    await page.getByRole('button', { name: `${words('student.remove')} Carta de condução` }).click();
    await seen(page);
    const dialog = page.getByRole('dialog', { name: words('student.remove_title') });
    await dialog.getByRole('button', { name: words('student.remove') }).click();
    await expect(page.getByText(words('student.others_empty'))).toBeVisible();
  },
);
