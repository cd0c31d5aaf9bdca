import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('an entry says who did what, and opens to what changed', async () => {
  const as = await newPerson({ role: 'administrator' });
  const slug = `area-${as.userId}`;
  const { data } = await as.send<{ id: number }>('POST /categories/create', {
    slug,
    name: { pt: 'Pesca' },
    cover_key: 'gestao',
  });
  const id = data[0]?.id ?? 0;
  await as.send('PUT /categories', { id, name: { pt: 'Pescas' } });
  const page = await openPage(`/admin/audit?user=${as.userId}`, { as });
  await page.findText(words('desk_audit.count', { count: 2 }));
  const log = within(await page.find('list', { name: words('desk_audit.title') }));
  await page.user.click(log.getByText(words('desk_trail.calls.catalogue.updateCategory')));
  const changes = within(log.getAllByRole('table', { name: words('desk_trail.title') })[0] ?? document.body);
  changes.getByText('Pescas');
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_audit.did')), 'catalogue.createCategory');
  await page.findText(words('desk_audit.count', { count: 1 }));
  await page.at(`/admin/audit?call=catalogue.createCategory&user=${as.userId}`);
});

test('the page of a record ends with what staff did with it', async () => {
  const as = await newPerson({ role: 'administrator' });
  const slug = `area-${as.userId}`;
  const { data } = await as.send<{ id: number }>('POST /categories/create', {
    slug,
    name: { pt: 'Pesca' },
    cover_key: 'gestao',
  });
  const page = await openPage(`/admin/categories/${data[0]?.id}`, { as });
  await page.find('heading', { name: words('desk_trail.title') });
  await page.findText(words('desk_trail.calls.catalogue.createCategory'));
});

test('the log says that it failed, that nothing matches, and of which record it is', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/audit', { as, prepare: ({ fail }) => fail('/audit-entries') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk_trail.not_loaded'));
  const page = await openPage('/admin/audit?record=courses%2F987654&from=2026-01-01', { as });
  await page.findText(words('desk.no_match'));
  const noun = words('desk_trail.nouns.courses');
  await page.user.click(
    await page.find('link', { name: new RegExp(words('desk_trail.record', { noun, id: '987654' })) }),
  );
  await page.at('/admin/audit?from=2026-01-01');
  const closed = await openPage('/admin/audit', { as: await newPerson({ role: 'trainer' }) });
  await closed.heading(words('desk.not_allowed'));
  expect(closed.screen.queryByRole('link', { name: words('desk.to_audit') })).toBeNull();
});
