import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const address = 'https://erp.exemplo.ao/hook';

type Source = { id: number; name: string; events: string[]; is_active: boolean; deleted_at: string | null };

async function press({ user, find, screen }: OpenPage, name: string | RegExp, among = screen): Promise<void> {
  await user.click(await find('button', { name }, among));
}

function nameFor(as: Person): string {
  return `Contabilidade ${as.userId}`;
}

async function newWebhook(as: Person): Promise<{ id: number; secret: string }> {
  const webhook = { name: nameFor(as), address, events: ['order.paid'] };
  const { data } = await as.send<{ id: number; secret: string }>('POST /webhooks/create', webhook);
  if (!data[0]) throw new Error('No webhook was made.');
  return data[0];
}

async function sourceOf(as: Person): Promise<Source | undefined> {
  return (await as.list<Source>('POST /webhooks/source', { search: nameFor(as) })).results[0];
}

test('a webhook is created, and its secret is shown once', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/webhooks/create', { as });
  await page.user.type(await page.find('textbox', { name: words('desk_webhooks.name') }), nameFor(as));
  await page.user.type(page.screen.getByLabelText(words('desk_webhooks.address')), address);
  await page.user.click(page.screen.getByRole('checkbox', { name: words('desk_webhooks.event.order.paid') }));
  await press(page, words('desk_webhooks.create'));
  await page.heading(nameFor(as));
  await page.findText(words('desk_webhooks.copy_now'));
  const secret = page.screen.getByText(/^whsec_/).textContent ?? '';
  await press(page, words('desk_webhooks.have_copied'));
  await waitFor(() => expect(page.screen.queryByText(secret)).toBeNull());
  expect(await sourceOf(as)).toMatchObject({ events: ['order.paid'], is_active: true });
});

test('a wrong address is refused on its field, and what was typed stays', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/webhooks/create', { as });
  page.allowInConsole(failedCall);
  await page.user.type(await page.find('textbox', { name: words('desk_webhooks.name') }), nameFor(as));
  const field = page.screen.getByLabelText(words('desk_webhooks.address'));
  await page.user.type(field, 'erp.exemplo.ao');
  await page.user.click(page.screen.getByRole('checkbox', { name: words('desk_webhooks.event.order.paid') }));
  await press(page, words('desk_webhooks.create'));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(field).toHaveProperty('value', 'erp.exemplo.ao');
});

test('a webhook gets a new secret after a question, and is switched off and on', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id, secret } = await newWebhook(as);
  const page = await openPage(`/admin/webhooks/${id}`, { as });
  await page.heading(nameFor(as));
  await press(page, words('desk_webhooks.rotate'));
  const dialog = within(await page.find('dialog'));
  dialog.getByText(words('desk_webhooks.rotate_text'));
  await press(page, words('desk_webhooks.rotate'), dialog);
  await page.findText(words('desk_webhooks.copy_now'));
  expect(page.screen.getByText(/^whsec_/).textContent).not.toBe(secret);
  await press(page, words('desk_webhooks.deactivate'));
  await page.find('button', { name: words('desk_webhooks.activate') });
  expect((await sourceOf(as))?.is_active).toBe(false);
  await press(page, words('desk_webhooks.activate'));
  await waitFor(async () => expect((await sourceOf(as))?.is_active).toBe(true));
});

test('what was sent to a webhook says that there is nothing, and that it failed to load', async () => {
  const as = await newPerson({ role: 'administrator' });
  const { id } = await newWebhook(as);
  const page = await openPage(`/admin/webhooks/${id}`, { as });
  await page.user.click(await page.find('link', { name: words('desk_webhooks.deliveries') }));
  await page.at(`/admin/webhooks/${id}/deliveries`);
  await page.findText(words('desk_webhooks.no_deliveries'));
  await page.find('link', { name: nameFor(as) });
  const failed = await openPage(`/admin/webhooks/${id}/deliveries`, {
    as,
    prepare: ({ fail }) => fail('/webhook-deliveries'),
  });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.not_loaded'));
});

test('webhooks are closed to who may not manage them', async () => {
  const page = await openPage('/admin/webhooks', { as: await newPerson({ role: 'trainer' }) });
  await page.heading(words('desk.not_allowed'));
});
