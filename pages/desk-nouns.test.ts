import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { pdfBytes } from '#api/platform/files/make.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('a discount code is created for some categories, deactivated, and active again', async () => {
  const as = await newPerson({ role: 'administrator' });
  const code = `VERAO-${as.userId}`;
  const page = await openPage('/admin/coupons/create', { as });
  await page.user.type(await page.find('textbox', { name: words('desk_coupons.code') }), code);
  await page.user.type(page.screen.getByLabelText(words('desk_coupons.percent')), '10');
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_coupons.scope')), 'categories');
  const scope = page.screen.getByLabelText(words('desk.add_to', { label: words('desk_coupons.scope_ids') }));
  await waitFor(() => expect(within(scope).getAllByRole('option').length).toBeGreaterThan(1));
  const [, first] = within(scope).getAllByRole('option');
  await page.user.selectOptions(scope, first?.textContent ?? '');
  await press(page, words('desk_coupons.create'));
  await page.heading(code);
  const stored = async () => (await as.list<object>('POST /coupons/source', { search: code })).results[0];
  expect(await stored()).toMatchObject({ code, percent: 10, scope: 'categories', is_active: true });
  await press(page, words('desk_coupons.deactivate'));
  await page.findText(words('desk_coupons.deactivated', { count: 1 }));
  await press(page, words('desk.undo'));
  await waitFor(async () => expect(await stored()).toMatchObject({ is_active: true }));
});

test('a post is a draft until it is published, and a refusal of its text stands on its field', async () => {
  const as = await newPerson({ role: 'administrator' });
  const title = `Notícia ${as.userId}`;
  const page = await openPage('/admin/news/create', { as });
  await page.user.type(await page.find('textbox', { name: `${words('desk_news.post_title')} PT` }), title);
  const body = page.screen.getByRole('textbox', { name: `${words('desk_news.body')} PT` });
  await page.user.type(body, '<b>Turmas</b>');
  await page.user.type(page.screen.getByLabelText(words('desk_news.author')), 'Helena Quissanga');
  await press(page, words('desk_news.create'));
  await page.findText(words('desk.not_saved'));
  await page.user.clear(body);
  await page.user.type(body, '**Turmas** de janeiro');
  await press(page, words('desk_news.create'));
  await page.heading(title);
  await page.findText(words('desk_news.draft'));
  await press(page, words('desk_news.publish'));
  await page.findText(words('desk_news.publish_done', { count: 1 }));
  const published = { search: title, is_published: true };
  await waitFor(async () => expect(await as.list('POST /news/source', published)).toMatchObject({ total: 1 }));
});

test('a regulation is added as a file, gets another name, and can be chosen in a class', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/regulations/create', { as });
  await press(page, words('desk_regulations.send'));
  await page.findText(words('desk.file_missing'));
  await upload(page, words('desk_regulations.file'), `Regulamento ${as.userId}.pdf`);
  await press(page, words('desk_regulations.send'));
  await page.heading(`Regulamento ${as.userId}.pdf`);
  const name = await page.find('textbox', { name: words('desk_regulations.name') });
  await page.user.clear(name);
  await page.user.type(name, `Regras ${as.userId}.pdf`);
  await press(page, words('desk_regulations.save'));
  await page.findText(words('desk.all_saved'));
  const form = await openPage('/admin/classes/create', { as });
  const choice = await form.find('combobox', { name: words('desk_classes.regulation') });
  await waitFor(() => within(choice).getByRole('option', { name: `Regras ${as.userId}.pdf` }));
});

test('a learning guide is added to a course, and deleted after a question', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/learning-guides/create', { as });
  const course = await page.find('combobox', { name: words('desk_guides.course') });
  await waitFor(() => expect(within(course).getAllByRole('option').length).toBeGreaterThan(1));
  const [, first] = within(course).getAllByRole('option');
  await page.user.selectOptions(course, first?.textContent ?? '');
  await upload(page, words('desk_guides.file'), `Guia ${as.userId}.pdf`);
  await press(page, words('desk_guides.send'));
  const title = `Guia ${as.userId}`;
  await page.heading(title);
  expect(await guidesOf(as, title)).toBe(1);
  await press(page, words('desk.remove'));
  await press(page, words('desk_guides.delete_confirm'));
  await page.findText(words('desk_guides.deleted', { title }));
  expect(await guidesOf(as, title)).toBe(0);
});

async function guidesOf(as: Person, search: string): Promise<number> {
  return (await as.list('POST /learning-guides/source', { search })).total;
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}

async function upload(page: OpenPage, label: string, name: string): Promise<void> {
  const bytes = new Uint8Array(pdfBytes());
  const input = await page.screen.findByLabelText(new RegExp(`^${label}`));
  await page.user.upload(input, new File([bytes], name, { type: 'application/pdf' }));
}
