import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
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

test('a regulation gets another name, can be chosen in a class, and a new one needs a file', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [stored] = (await as.list<{ id: number; name: string }>('POST /regulations/source', {})).results;
  const page = await openPage(`/admin/regulations/${stored?.id}`, { as });
  const name = await page.find('textbox', { name: words('desk_regulations.name') });
  await page.user.clear(name);
  await page.user.type(name, `Regras ${as.userId}.pdf`);
  await press(page, words('desk_regulations.save'));
  await page.findText(words('desk.all_saved'));
  const form = await openPage('/admin/classes/create', { as });
  const choice = await form.find('combobox', { name: words('desk_classes.regulation') });
  await waitFor(() => within(choice).getByRole('option', { name: `Regras ${as.userId}.pdf` }));
  const created = await openPage('/admin/regulations/create', { as });
  await press(created, words('desk_regulations.send'));
  await created.findText(words('desk.file_missing'));
});

test('learning guides say that there are none, and a new one needs a course and a file', async () => {
  const as = await newPerson({ role: 'administrator' });
  const list = await openPage('/admin/learning-guides?search=zzzz', { as });
  await list.findText(words('desk.no_match'));
  const page = await openPage('/admin/learning-guides/create', { as });
  const course = await page.find('combobox', { name: words('desk_guides.course') });
  await waitFor(() => expect(within(course).getAllByRole('option').length).toBeGreaterThan(1));
  await press(page, words('desk_guides.send'));
  await page.findText(words('desk.file_missing'));
});

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
