import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Source = { key: string; name: string; value: string; version: number };

/** Settings count for all tests. */
const before: Record<string, string> = {};
afterEach(async () => {
  const keys = Object.keys(before);
  if (keys.length === 0) return;
  const as = await newPerson({ role: 'administrator' });
  await as.sendBody('PUT /application-settings', { data: keys.map((key) => ({ key, value: before[key] })) });
  for (const key of keys) delete before[key];
});

test('several settings are saved at once, and a refusal stands at its field', async () => {
  const as = await administrator('exportLinkDays', 'bankName', 'bankIban');
  const page = await openPage('/admin/settings', { as });
  await type(page, 'Dias de uma cópia de dados', '12');
  await type(page, 'Banco', 'Banco Novo');
  await type(page, 'IBAN para transferências', 'AO06');
  await page.findText(words('desk.unsaved', { count: 3 }));
  await press(page, words('desk_settings.save'));
  await page.findText(words('desk.not_saved'));
  await waitFor(() =>
    expect(page.screen.getByLabelText('IBAN para transferências').getAttribute('aria-invalid')).toBe('true'),
  );
  expect((await valuesOf(as, 'bankName'))['bankName']).not.toBe('Banco Novo');
  await press(page, words('desk_settings.to_default_of', { name: 'IBAN para transferências' }));
  await press(page, words('desk_settings.save'));
  await page.findText(words('desk.all_saved'));
  const stored = await valuesOf(as, 'exportLinkDays', 'bankName', 'bankIban');
  expect(stored).toEqual({ exportLinkDays: '12', bankName: 'Banco Novo', bankIban: '' });
});

test('a logo that is no picture is refused at its field, which keeps nothing of it', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/settings/general', { as });
  await page.find('button', { name: words('desk_settings.save') });
  const field = page.screen.getByLabelText(/Logótipo/, { selector: 'input' });
  const anyFile = userEvent.setup({ document, applyAccept: false });
  await anyFile.upload(field, new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' }));
  await page.findText(words('desk.not_a_picture'));
  expect(page.screen.queryByText('logo.svg')).toBeNull();
});

test('what somebody else changed meanwhile is shown beside what is typed', async () => {
  const as = await administrator('bankName', 'bankAccountHolder');
  const page = await openPage('/admin/settings/payments', { as });
  await type(page, 'Banco', 'O meu banco');
  await as.sendBody('PUT /application-settings', { data: [{ key: 'bankName', value: 'O deles' }] });
  await press(page, words('desk_settings.save'));
  await page.findText('O deles');
  await press(page, words('desk.keep_mine'));
  await press(page, words('desk_settings.save'));
  await page.findText(words('desk.all_saved'));
  expect(await valuesOf(as, 'bankName')).toEqual({ bankName: 'O meu banco' });
});

test('settings are found by their words, and a way to pay has a form of its own', async () => {
  const as = await administrator('paymentMethods');
  const page = await openPage('/admin/settings', { as });
  await page.user.type(await page.find('textbox', { name: words('desk_settings.search') }), 'meios de pagamento');
  const cash = words('desk_settings.method', { method: 'numerario' });
  await waitFor(() => expect(page.screen.queryByLabelText('Banco')).toBeNull());
  await page.user.click(await page.find('checkbox', { name: cash }));
  await press(page, words('desk_settings.save'));
  await page.findText(words('desk.all_saved'));
  expect(await valuesOf(as, 'paymentMethods')).toEqual({ paymentMethods: '{"numerario":false}' });
});

test('the hours for cash are chosen by day', async () => {
  const as = await administrator('cashHours');
  await as.sendBody('PUT /application-settings', { data: [{ key: 'cashHours', value: '' }] });
  const page = await openPage('/admin/settings', { as });
  await page.user.click(await page.find('checkbox', { name: 'segunda-feira' }));
  await press(page, words('desk_settings.save'));
  await page.findText(words('desk.all_saved'));
  const { cashHours } = await valuesOf(as, 'cashHours');
  expect(JSON.parse(cashHours ?? '')).toEqual({
    open: [{ weekdays: ['mon'], from: '08:00', to: '17:00' }],
    zone: 'Africa/Luanda',
  });
});

test('the history says what changed, and undoes it', async () => {
  const as = await administrator('bankName');
  for (const value of ['Banco A', 'Banco B'])
    await as.sendBody('PUT /application-settings', { data: [{ key: 'bankName', value }] });
  const page = await openPage('/admin/settings/changes?type=bankName', { as });
  await page.heading(words('desk_settings.changes'));
  await press(page, words('desk_settings.undo_of', { name: 'Banco' }));
  await page.findText(words('desk_settings.undone', { name: 'Banco' }));
  expect(await valuesOf(as, 'bankName')).toEqual({ bankName: 'Banco A' });
});

test('the pages say that they load, that they failed, and that there is nothing', async () => {
  const as = await newPerson({ role: 'administrator' });
  const failed = await openPage('/admin/settings', {
    as,
    prepare: ({ fail }) => fail('/application-settings/source'),
  });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.record_not_loaded'));
  const none = await openPage('/admin/settings/changes?type=hasReviews', { as });
  await none.findText(words('desk_settings.no_changes'));
  const nowhere = await openPage('/admin/settings/nothing', { as });
  await nowhere.heading(words('desk.not_there'));
});

test('health says what is wrong and what to do, and that no job has failed', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/health', { as });
  await page.findText(words('desk_health.trouble_mail_off'));
  await page.findText(words('desk_health.remedy_mail_off'));
  await page.findText(words('desk_health.no_failed_jobs'));
  const failed = await openPage('/admin/health', { as, prepare: ({ fail }) => fail('/health') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('desk.record_not_loaded'));
});

test('a site that is closed is set up on the start page, and opened', async () => {
  const as = await administrator('isSiteOpen');
  await as.sendBody('PUT /application-settings', { data: [{ key: 'isSiteOpen', value: 'false' }] });
  const page = await openPage('/admin', { as });
  await page.find('heading', { name: new RegExp(`^${words('desk_opening.title')}`) });
  await page.findText(words('desk_opening.mail_off'));
  await press(page, words('desk_opening.open'));
  await page.findText(words('desk_opening.is_open'));
  expect(await valuesOf(as, 'isSiteOpen')).toEqual({ isSiteOpen: 'true' });
});

test('a currency is created, changed, and removed unless it is the main one', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/currencies/create', { as });
  await type(page, words('desk_currencies.code'), 'zar');
  await type(page, words('desk_currencies.name_pt'), 'Rand');
  await type(page, words('desk_currencies.symbol'), 'R');
  await type(page, words('desk_currencies.rate'), '48,5');
  await press(page, words('desk_currencies.create'));
  await page.heading('ZAR · Rand');
  await type(page, words('desk_currencies.symbol'), 'ZAR');
  await press(page, words('desk_currencies.save'));
  await page.findText(words('desk.all_saved'));
  const { results } = await as.list<{ key: string; definition: string; rate: number }>('POST /currencies/source', {
    search: 'zar',
  });
  expect(results).toMatchObject([{ key: 'zar', definition: '{"symbol":"ZAR","locale":"pt-PT"}', rate: 48.5 }]);
  await press(page, words('desk.remove'));
  await page.findText(words('desk.is_deleted'));
  const list = await openPage('/admin/currencies', { as });
  const row = within(await list.find('row', { name: /AOA/ }));
  expect(row.queryByRole('button', { name: words('desk.remove'), hidden: true })).toBeNull();
});

async function administrator(...keys: string[]): Promise<Person> {
  const as = await newPerson({ role: 'administrator' });
  Object.assign(before, await valuesOf(as, ...keys));
  return as;
}

async function valuesOf(as: Person, ...keys: string[]): Promise<Record<string, string>> {
  const { results } = await as.list<Source>('POST /application-settings/source', { keys });
  return Object.fromEntries(results.map(({ key, value }) => [key, value]));
}

async function type(page: OpenPage, name: string, text: string): Promise<void> {
  const field = await page.find('textbox', { name });
  await page.user.clear(field);
  await page.user.type(field, text);
}

async function press(page: OpenPage, name: string): Promise<void> {
  await page.user.click(await page.find('button', { name }));
}
