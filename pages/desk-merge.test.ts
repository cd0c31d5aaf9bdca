import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { portuguese } from '#api/texts/all.gen.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

async function find(page: OpenPage, address: string): Promise<void> {
  const field = await page.find('textbox', { name: new RegExp(words('desk_people.merge_search')) });
  await page.user.clear(field);
  await page.user.type(field, `${address}{Enter}`);
}

async function choose(page: OpenPage, address: string): Promise<void> {
  await find(page, address);
  await page.user.click(await page.find('link', { name: new RegExp(address) }));
}

test('two accounts of a person are merged after a report, with a reason', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [staying, removed] = [await newPerson(), await newPerson()];
  const page = await openPage(`/admin/people/${staying.userId}`, { as });
  await page.user.click(await page.find('link', { name: words('desk_people.merge_link') }));
  await page.heading(words('desk_people.merge'));
  await find(page, 'zzzz');
  await page.findText(words('desk_people.merge_nobody'));
  await choose(page, removed.credentials.username);
  await page.find('heading', { name: `${removed.credentials.username} para ${staying.credentials.username}` });
  await page.findText(words('desk_people.merge_moves_nothing'));
  await page.findText(words('desk_people.merge_goes'));
  await page.user.click(await page.find('button', { name: words('desk_people.merge_do') }));
  const dialog = within(await page.find('dialog', { name: /^Juntar/ }));
  await page.user.type(dialog.getByLabelText(words('desk_people.reason')), 'Mostrou os bilhetes.');
  await page.user.click(dialog.getByRole('button', { name: words('desk_people.merge_do') }));
  await page.at(`/admin/people/${staying.userId}`);
  await page.findText(words('desk_people.move_merge'));
  await page.findText('Mostrou os bilhetes.');
});

test('what stands in the way of a merge is said, and nothing can be merged until it is settled', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [staying, trainer] = [await newPerson(), await newPerson({ role: 'administrator' })];
  const page = await openPage(`/admin/people/${staying.userId}/merge`, { as });
  await choose(page, trainer.credentials.username);
  await page.findText(words('desk_people.merge_obstacle_staff'));
  expect(page.screen.queryByRole('button', { name: words('desk_people.merge_do') })).toBeNull();
});

test('the chosen account stays after a reload, and the other way round is one step away', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [staying, removed] = [await newPerson(), await newPerson()];
  const page = await openPage(`/admin/people/${staying.userId}/merge?user=${removed.userId}`, { as });
  await page.user.click(await page.find('link', { name: words('desk_people.merge_other_way') }));
  await page.find('heading', { name: `${staying.credentials.username} para ${removed.credentials.username}` });
});

test('nobody merges the own account, which is not found and refused with a sentence', async () => {
  const as = await newPerson({ role: 'administrator' });
  const staying = await newPerson();
  const page = await openPage(`/admin/people/${staying.userId}/merge?user=${as.userId}`, { as });
  page.allowInConsole(failedCall);
  await page.findText(portuguese.errors.own_account);
  await find(page, as.credentials.username);
  await page.findText(words('desk_people.merge_nobody'));
});

test('a report that does not load says so', async () => {
  const as = await newPerson({ role: 'administrator' });
  const [staying, removed] = [await newPerson(), await newPerson()];
  const page = await openPage(`/admin/people/${staying.userId}/merge`, {
    as,
    prepare: ({ fail }) => fail('/users/records/merge'),
  });
  page.allowInConsole(failedCall);
  await choose(page, removed.credentials.username);
  await page.findText(words('desk_people.merge_not_loaded'));
});
