import { randomUUID } from 'node:crypto';
import { pdfBytes } from '#api/platform/files/make.ts';
import { expect, open, phoneOnly, test, type Page } from './fixture.ts';
import { isDone } from './learning.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';

type Created = { data: [{ id: number }] };

async function idOf(made: Promise<unknown>): Promise<number> {
  return ((await made) as Created).data[0].id;
}

/** A course with one text and a class with a regulation, in which the person is enrolled. */
async function ruledCourse(page: Page, personId: number) {
  const site = await asAdministrator(page);
  const rules = (version: number) => {
    const buffer = Buffer.from(pdfBytes({ extra: `/Version/${version}` }));
    return site.sendForm('/regulations/create', { file: { name: 'R.pdf', mimeType: 'application/pdf', buffer } });
  };
  const title = `Regras da oficina ${randomUUID().slice(0, 8)}`;
  const prices = [{ amount_minor: 4_500_000, currency_id: 1 }];
  const course_id = await idOf(site.call('POST /courses/create', { title: { pt: title }, type: 'online', prices }));
  const module_id = await idOf(site.call('POST /modules/create', { course_id, title: { pt: 'Na oficina' } }));
  const text = { type: 'text', title: { pt: 'Onde pôr as mãos' }, body: { pt: 'Longe da lâmina.' } };
  await site.call('POST /contents/create', { module_id, ...text });
  const code = `R-${course_id}`;
  const regulation_file_id = await idOf(rules(1));
  const run = { course_id, code, type: 'online', tz: 'Africa/Luanda', regulation_file_id };
  const class_id = await idOf(site.call('POST /classes/create', run));
  await site.call('POST /enrollments/create', { class_id, person_id: personId });
  const replace = async () => site.call('PUT /classes', { id: class_id, regulation_file_id: await idOf(rules(2)) });
  return { title, code, replace };
}

test(
  'an enrolled person accepts the regulation, and then the contents open',
  phoneOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const heading = page.getByRole('heading', { level: 1 });
    const accept = page.getByRole('button', { name: words('learn.regulation_accept') });
    const { personId } = await arriveSignedIn(page);
    const { title, code, replace } = await ruledCourse(page, personId);

    await open(page, '/profile/my-courses');
    await expect(page.getByText(words('my_courses.regulation'))).toBeVisible();
    await seen(page);
    await page.getByRole('link', { name: words('my_courses.accept_with', { title }) }).click();
    await expect(heading).toHaveText(words('learn.regulation'));
    await seen(page);

    const [read = ''] = words('learn.regulation_read', { size: '' }).split('(');
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: read.trim() }).click();
    expect((await arriving).suggestedFilename()).toBe(`${code}.pdf`);

    await replace();
    refusals.expect({ path: '/api/enrollments/accept-regulation', status: 409 });
    await accept.click();
    await expect(page.getByRole('alert').filter({ hasText: words('learn.regulation').slice(-11) })).toBeVisible();
    await expect(heading).toHaveText(words('learn.regulation'));
    await refusals.allCame();

    await accept.click();
    await expect(heading).toHaveText('Onde pôr as mãos');
    await expect(heading).toBeFocused();
    await isDone(reading);
    await open(page, '/profile/my-courses');
    await page.getByRole('tab').last().click();
    await expect(page.getByText(title)).toBeVisible();
    await expect(page.getByText(words('my_courses.regulation'))).toHaveCount(0);
    await seen(page);
    const again = page.waitForEvent('download');
    await page.getByRole('button', { name: words('my_courses.regulation_accepted', { day: '' }).trim() }).click();
    expect((await again).suggestedFilename()).toBe(`${code}.pdf`);
  },
);
