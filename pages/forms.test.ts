import { userEvent } from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { FormField } from '#contract/learning/forms/fields.ts';
import { inApi } from './testing/api.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const label = (pt: string) => ({ pt, 'en-GB': `${pt} (en)` });
const options = [
  { value: 'yes', label: label('Sim') },
  { value: 'no', label: label('Não') },
];

const fields: FormField[] = [
  { kind: 'section', key: 'part', label: label('A sala'), help: label('Sobre o lugar.') },
  {
    kind: 'scale',
    key: 'room',
    label: label('A sala serviu?'),
    is_required: true,
    scale: '1-5',
    low_label: label('Nada'),
  },
  {
    kind: 'long_text',
    key: 'why',
    label: label('O que faltou?'),
    is_required: true,
    longest: 50,
    show_if: { key: 'room', at_most: 2 },
  },
  { kind: 'choice', key: 'again', label: label('Voltava?'), is_required: true, options },
  { kind: 'several', key: 'useful', label: label('Útil'), is_required: false, most_choices: 1, options },
  { kind: 'text', key: 'city', label: label('Cidade'), is_required: false, longest: 20 },
  { kind: 'number', key: 'years', label: label('Anos'), is_required: true, least: 0, most: 60, decimals: 1 },
  { kind: 'date', key: 'day', label: label('Dia'), is_required: false },
  { kind: 'file', key: 'proof', label: label('Prova'), is_required: false },
];

async function sentForm(input: { fields?: FormField[]; closes_at?: string } = {}) {
  const { tokens } = await inApi('makeForm', { people: 1, fields, ...input });
  return tokens[0] ?? '';
}

const field = (page: OpenPage, name: RegExp) => page.screen.getByLabelText(name);

async function fillIn(page: OpenPage): Promise<void> {
  await page.heading('Como correu?');
  await page.user.click(await page.find('radio', { name: '4' }));
  await page.user.click(page.screen.getByRole('radio', { name: 'Sim' }));
  await page.user.type(field(page, /Anos/), '3,5');
}

const submit = (page: OpenPage) => page.user.click(page.screen.getByRole('button', { name: words('form.submit') }));

test('a form shows every kind of question, and a conditional one only where it applies', async () => {
  const page = await openPage(`/forms/${await sentForm()}`);
  await page.heading('Como correu?');
  await page.find('heading', { name: 'A sala' });
  await page.findText(words('form.is_anonymous'));
  expect(page.screen.queryByLabelText(/O que faltou/)).toBeNull();
  await page.user.click(page.screen.getByRole('radio', { name: '2' }));
  expect(field(page, /O que faltou/)).toBeTruthy();
  await page.user.click(page.screen.getByRole('radio', { name: '4' }));
  expect(page.screen.queryByLabelText(/O que faltou/)).toBeNull();
  for (const name of [/Cidade/, /Anos/, /Dia/, /Prova/]) expect(field(page, name)).toBeTruthy();
  await page.user.click(page.screen.getByRole('checkbox', { name: 'Sim' }));
  await page.findText(words('form.chosen_of', { count: 1, most: 1 }));
});

test('faults are said at each field and the first takes the focus; then the answers are submitted', async () => {
  const token = await sentForm();
  const page = await openPage(`/forms/${token}`);
  await page.heading('Como correu?');
  await page.user.type(await waitFor(() => field(page, /Anos/)), '99');
  await submit(page);
  await page.findText(words('form.failed', { count: 3 }));
  await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'room'));
  expect(page.screen.getAllByText(words('form.answer_missing')).length).toBeGreaterThan(1);
  await page.findText(words('form.answer_out_of_range', { least: 0, most: 60 }));
  expect(page.network.sentTo('/forms/submit')).toEqual([]);
  await page.user.clear(field(page, /Anos/));
  await fillIn(page);
  await submit(page);
  await page.heading(words('form.submitted_title'));
  expect(Object.keys(page.stored()).filter((key) => key.startsWith('form_draft'))).toEqual([]);
  const again = await openPage(`/forms/${token}`);
  await again.heading(words('form.submitted_title'));
});

test('what was typed survives a reload and a lost network, and is submitted afterwards', async () => {
  const token = await sentForm();
  const page = await openPage(`/forms/${token}`, { timesFaster: 50 });
  await fillIn(page);
  page.network.cut('/forms/submit');
  page.allowInConsole(failedCall);
  await submit(page);
  await page.findText(words('errors.connection_failure'));
  const after = await openPage(`/forms/${token}`, { after: page });
  await after.heading('Como correu?');
  expect(await waitFor(() => field(after, /Anos/))).toHaveProperty('value', '3,5');
  expect(after.screen.getByRole('radio', { name: '4' })).toHaveProperty('checked', true);
  await submit(after);
  await after.heading(words('form.submitted_title'));
});

test('a second tab learns that its answers were not stored', async () => {
  const token = await sentForm();
  const page = await openPage(`/forms/${token}`);
  await fillIn(page);
  const answers = { room: 5, again: 'no', years: 1 };
  await inApi('request', {
    url: 'http://localhost:3000/api/forms/submit',
    method: 'POST',
    headers: [['content-type', 'application/json']],
    body: new TextEncoder().encode(JSON.stringify({ data: [{ token, submission_key: crypto.randomUUID(), answers }] })),
  });
  page.allowInConsole(failedCall);
  await submit(page);
  await page.heading(words('form.already_title'));
});

test('a file of another type is refused before it is sent', async () => {
  const page = await openPage(`/forms/${await sentForm()}`);
  await page.heading('Como correu?');
  const user = userEvent.setup({ document, delay: null, applyAccept: false });
  await user.upload(
    await waitFor(() => field(page, /Prova/)),
    new File(['x'], 'prova.exe', { type: 'application/x-dosexec' }),
  );
  await page.findText(words('form.file_type'));
  expect(page.network.sentTo('/forms/uploads')).toEqual([]);
});

test('a link that opens nothing, a closed form and a failure each say what to do', async () => {
  const unknown = await openPage('/forms/nobody-has-ever-sent-this');
  await unknown.heading(words('form.invalid_title'));
  const expired = await sentForm();
  const full = await inApi('makeForm', { people: 2, fields: fields.slice(1, 2), max_responses: 1, answered: 0 });
  const [first = '', second = ''] = full.tokens;
  const page = await openPage(`/forms/${first}`);
  await page.heading('Como correu?');
  await page.user.click(await page.find('radio', { name: '4' }));
  await submit(page);
  await page.heading(words('form.submitted_title'));
  const closed = await openPage(`/forms/${second}`);
  await closed.heading(words('form.expired_title', { dated: 'no', day: '' }));
  const failed = await openPage(`/forms/${expired}`, { prepare: ({ fail }) => fail('/forms/open') });
  failed.allowInConsole(failedCall);
  await failed.findText(words('form.not_loaded'));
});

test('a form is read in English', async () => {
  const page = await openPage(`/forms/${await sentForm()}?lang=en-GB`, { language: 'en-GB' });
  await page.heading('Como correu? (en)');
  await page.findText(wordsIn('en-GB')('form.is_anonymous'));
});

test('a trainer sees the results of the own class with a table for each chart, and downloads them', async () => {
  const trainer = await newPerson({ role: 'trainer' });
  const { formId } = await inApi('makeForm', { people: 6, answered: 5, trainerId: trainer.personId });
  const page = await openPage('/profile/forms', { as: trainer });
  await page.user.click(await page.find('link', { name: 'Como correu?' }));
  await page.at(`/profile/forms/${formId}`);
  await page.findText(words('form_results.counted', { counted: 5, answered: 5, sent: 6 }));
  expect(page.screen.getAllByRole('img', { name: words('form_results.chart') })).toHaveLength(1);
  expect((await page.find('table', { name: 'No geral' })).textContent).toContain('100%');
  const saved: Blob[] = [];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    saved.push(content as Blob);
    return 'blob:saved';
  });
  const followed = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  onTestFinished(() => [made, followed].forEach((spy) => spy.mockRestore()));
  await page.user.click(page.screen.getByRole('button', { name: words('form_results.download') }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toContain('"No geral";"5";"5"');
});

test('too few answers, no answers, no forms and a form of others are explained', async () => {
  const trainer = await newPerson({ role: 'trainer' });
  const none = await openPage('/profile/forms', { as: trainer });
  await none.findText(words('form_results.none_title'));
  const few = await inApi('makeForm', { people: 5, answered: 4, trainerId: trainer.personId });
  const page = await openPage(`/profile/forms/${few.formId}`, { as: trainer });
  await page.findText(words('form_results.suppressed_title'));
  const others = await inApi('makeForm', { people: 1 });
  const foreign = await openPage(`/profile/forms/${others.formId}`, { as: trainer });
  await foreign.findText(words('form_results.missing_title'));
});
