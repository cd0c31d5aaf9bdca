import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Source = { id: number; state: string; body: Record<string, string>; code: string | null };

test('a text is drafted from the one in force, compared, read as readers see it, and published', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/legal-texts/create', { as });
  await page.user.selectOptions(await page.find('combobox', { name: words('desk_legal.text') }), 'refunds');
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_legal.country')), 'MZ');
  await press(page, words('desk_legal.create'));
  const body = await page.find('textbox', { name: `${words('desk_legal.body')} PT` });
  expect((body as HTMLTextAreaElement).value).toContain('O prazo começa na confirmação do pagamento.');
  await page.user.type(body, ' Em Moçambique, escreva ao balcão.');
  await press(page, words('desk_legal.save'));
  await page.findText(words('desk.all_saved'));
  const [draft] = await textsOf(as, { kind: 'refunds', country: 'MZ' });
  const address = `/admin/legal-texts/${draft?.id}/review`;
  expect((await page.find('link', { name: words('desk_legal.review') })).getAttribute('href')).toBe(address);
  const review = await openPage(address, { as });
  await review.find('heading', { name: words('desk_legal.in_language', { language: 'PT', count: 1 }) });
  await review.find('heading', { name: words('desk_legal.in_language', { language: 'EN', count: 0 }) });
  await review.findText(words('desk_legal.preview_in', { language: 'PT' }));
  await press(review, words('desk_legal.publish'));
  await press(review, words('desk_legal.publish_confirm'));
  await review.find('button', { name: words('desk_legal.begin') });
  expect(review.screen.queryByRole('textbox', { name: `${words('desk_legal.body')} PT` })).toBeNull();
  const [published] = await textsOf(as, { kind: 'refunds', country: 'MZ' });
  expect(published).toMatchObject({ state: 'in_force', body: { pt: expect.stringContaining('escreva ao balcão') } });
  const reader = await openPage('/terms-and-services');
  await reader.heading(words('legal.terms'));
  await reader.findText(/Em Moçambique, escreva ao balcão/);
  const country = within(reader.screen.getByRole('navigation', { name: words('legal.countries') }));
  expect(country.getByRole('link').getAttribute('href')).toBe('#MZ');
});

test('a draft that somebody else changed meanwhile is not published, and says who changed it', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { data } = await as.send<{ id: number }>('POST /legal-texts/create', { kind: 'privacy', country: 'PT' });
  const id = data[0]?.id;
  const page = await openPage(`/admin/legal-texts/${id}/review`, { as });
  page.allowInConsole(failedCall);
  await page.find('heading', { name: words('desk_legal.difference') });
  await as.send('PUT /legal-texts', { id: id, counts_from: '2099-01-15' });
  await press(page, words('desk_legal.publish'));
  await press(page, words('desk_legal.publish_confirm'));
  await page.findSaying('alert', 'alterou isto');
  expect((await textsOf(as, { kind: 'privacy', country: 'PT' }))[0]?.state).toBe('draft');
  await as.send('PUT /legal-texts/delete', { id: id });
});

test('a published version says since when it counts, and a list that fails says so', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [first] = await textsOf(as, { kind: 'terms', state: ['in_force', 'former'] });
  const page = await openPage(`/admin/legal-texts/${first?.id}`, { as });
  await page.findText(words('desk_legal.no_previous'));
  await page.find('button', { name: words('desk_legal.begin') });
  const failed = await openPage('/admin/legal-texts', { as, prepare: ({ fail }) => fail('/legal-texts/source') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
  const other = await openPage('/admin/legal-texts', { as: await newPerson() });
  await other.heading(words('desk.not_allowed'));
});

test('a public text that does not come says so, and can be asked for again', async () => {
  const page = await openPage('/privacy-policy', { prepare: ({ fail }) => fail('/legal-texts') });
  page.allowInConsole(failedCall);
  await page.findText(words('legal.not_loaded'));
});

async function textsOf(as: Person, filter: object): Promise<Source[]> {
  return (await as.list<Source>('POST /legal-texts/source', filter)).results;
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
