import { pdfBytes, pngBytes } from '#api/platform/files/make.ts';
import { titleOf } from './shopping.ts';
import { expect, open, phoneOnly, test } from './fixture.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';

const photo = { name: 'Bilhete.png', mimeType: 'image/png', buffer: Buffer.from(pngBytes()) };
const pdf = { name: 'Documento.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdfBytes()) };
const demanding = titleOf('formacao-pedagogica', 'pt');

type Listed = { id: number; class_id: number; category: string };

test(
  'a learner hands in documents, reads why one is rejected, hands it in again, and is enrolled',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const { personId } = await arriveSignedIn(page);
    const site = await asAdministrator(page);
    const { results: courses } = await site.find('POST /courses', { search: demanding });
    const classId = courses[0].next_class.id;
    await site.call('POST /enrollments/create', { class_id: classId, person_id: personId });
    await open(page, `/classes/${classId}/enrollment`);
    await expect(page.getByText(words('classroom.state_undocumented'))).toBeVisible();
    await seen(page);

    for (const [category, file] of [
      ['id-copy', photo],
      ['qualifications-certificate', pdf],
    ] as const) {
      const name = `${words('classroom.file_hand_in')} : ${words(`classroom.file_${category}`)}`;
      await page.getByRole('button', { name, exact: true }).click();
      await page.getByLabel(words('classroom.file_choose')).setInputFiles(file);
      await page.getByRole('button', { name: words('classroom.file_send') }).click();
      await expect(page.getByLabel(words('classroom.file_choose'))).toHaveCount(0);
      await expect(page.getByText(file.name)).toBeVisible();
    }
    await expect(page.getByText(words('classroom.files_review'))).toBeVisible();

    const filter = { class_id: classId, person_id: personId, status: 'handed_in' };
    const { results } = (await site.find('POST /enrollment-files', filter)) as { results: Listed[] };
    for (const { id, category } of results) {
      if (category === 'id-copy') await site.call('PUT /enrollment-files/reject', { id, reason: 'Falta o verso.' });
      else await site.call('PUT /enrollment-files/approve', { id });
    }
    await page.reload();
    await expect(page.getByText(words('classroom.file_rejected_because', { reason: 'Falta o verso.' }))).toBeVisible();
    await seen(page);

    const again = `${words('classroom.file_hand_in_again')} : ${words('classroom.file_id-copy')}`;
    await page.getByRole('button', { name: again, exact: true }).click();
    await page.getByLabel(words('classroom.file_choose')).setInputFiles(pdf);
    await page.getByRole('button', { name: words('classroom.file_send') }).click();
    await expect(page.getByText(words('classroom.files_review'))).toBeVisible();
    const { results: remaining } = (await site.find('POST /enrollment-files', filter)) as { results: Listed[] };
    for (const { id } of remaining) await site.call('PUT /enrollment-files/approve', { id });
    await page.reload();
    await expect(page.getByText(words('classroom.state_enrolled'))).toBeVisible();
    await seen(page);
  },
);
