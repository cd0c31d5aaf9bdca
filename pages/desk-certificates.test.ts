import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { Certificate } from '#contract/learning/certificates/calls.ts';
import type { CertificateRecord } from '#contract/learning/certificates/staff.ts';
import { certified } from './testing/certified.ts';
import { failedCall } from './testing/console.ts';
import { watchDownloads } from './testing/downloads.ts';
import { withClaims } from './testing/faults.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { nameOfPeople, newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const staff = () => newPerson({ role: 'administrator' });

async function press(page: OpenPage, name: string, dialog?: ReturnType<typeof within>): Promise<void> {
  await page.user.click(dialog ? dialog.getByRole('button', { name }) : await page.find('button', { name }));
}

async function one(): Promise<{ person: Person; certificate: Certificate }> {
  const person = await newPerson();
  return { person, certificate: await certified(person) };
}

async function stored(as: Person, id: number): Promise<Certificate | undefined> {
  return (await as.list<Certificate>('POST /certificates/records', { id })).results[0];
}

test('a certificate is found by its number and state, and its page says what is printed and whose it is', async () => {
  const as = await staff();
  const { person, certificate } = await one();
  const { number, course_title, class_code, check_url } = certificate;
  const page = await openPage('/admin/certificates', { as });
  await page.heading(words('desk_certificates.title'));
  await page.user.type(await page.find('searchbox', { name: words('desk_certificates.search') }), `${number}{Enter}`);
  const row = await page.find('row', { name: new RegExp(number) });
  for (const text of [nameOfPeople, course_title, class_code]) expect(row.textContent).toContain(text);
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_certificates.state')), 'revoked');
  await page.findText(words('desk.no_match'));
  await page.user.selectOptions(page.screen.getByLabelText(words('desk_certificates.state')), 'valid');
  await page.user.click(await page.find('link', { name: number }));
  await page.at(`/admin/certificates/${certificate.id}`);
  await page.heading(number);
  const origin = within(await page.find('region', { name: words('desk_certificates.part_origin') }));
  const holder = origin.getByRole('link', { name: nameOfPeople });
  expect(holder.getAttribute('href')).toBe(`/admin/people/${person.userId}`);
  const check = origin.getByRole('link', { name: check_url });
  expect(check.getAttribute('href')).toBe(new URL(check_url).pathname);
  await page.findText(words('desk_certificates.moment_issue'));
});

test('one is revoked with a reason, which stays in its history and in the log', async () => {
  const as = await staff();
  const { certificate } = await one();
  const page = await openPage(`/admin/certificates/${certificate.id}`, { as });
  await press(page, words('desk_certificates.revoke'));
  const dialog = within(await page.find('dialog', { name: new RegExp(certificate.number) }));
  await press(page, words('desk_certificates.revoke'), dialog);
  await page.findText(words('desk_certificates.reason_missing'));
  await page.user.type(dialog.getByLabelText(words('desk_certificates.reason')), 'Emitido por engano.');
  await press(page, words('desk_certificates.revoke'), dialog);
  await page.findText(words('desk_certificates.revoked', { number: certificate.number }));
  await page.findText(words('desk_certificates.is_revoked', { reason: 'Emitido por engano.' }));
  await page.findText(words('desk_certificates.moment_revoke'));
  await page.findText(words('desk_trail.calls.certificates.revokeCertificate'));
  expect(page.screen.queryByRole('button', { name: words('desk_certificates.revoke') })).toBeNull();
  expect(await stored(as, certificate.id)).toMatchObject({ status: 'revoked', revoked_reason: 'Emitido por engano.' });
});

test('one is replaced, and leads to the new one and back', async () => {
  const as = await staff();
  const { certificate } = await one();
  const page = await openPage(`/admin/certificates/${certificate.id}`, { as });
  await press(page, words('desk_certificates.replace'));
  const dialog = within(await page.find('dialog', { name: new RegExp(certificate.number) }));
  await page.user.type(dialog.getByLabelText(words('desk_certificates.reason')), 'O apelido estava errado.');
  await press(page, words('desk_certificates.replace'), dialog);
  await page.findText(words('desk_certificates.is_replaced'));
  const successor = (await stored(as, certificate.id))?.replaced_by ?? '';
  await page.user.click(await page.find('link', { name: successor }));
  await page.heading(successor);
  await page.user.click(await page.find('link', { name: certificate.number }));
  await page.heading(certificate.number);
});

test('one that was revoked is issued again by hand', async () => {
  const as = await staff();
  const { certificate } = await one();
  const { number, class_code, holder_name } = certificate;
  await as.send('PUT /certificates/revoke', { id: certificate.id, reason: 'Engano' });
  const address = `/admin/certificates/due?search=${encodeURIComponent(class_code)}&state=revoked`;
  const page = await openPage(address, { as });
  await page.heading(words('desk_certificates.due_title'));
  const dialog = await openIssuing(page, number);
  await page.findText(words('desk_certificates.issue_after', { number }));
  await press(page, words('desk_certificates.issue'), dialog);
  await page.gone('row', number);
  const { results } = await as.list<Certificate>('POST /certificates/records', { search: class_code });
  const again = results.find((each) => each.id > certificate.id && each.holder_name === holder_name);
  expect(again).toMatchObject({ status: 'issued' });
});

test('who issues one that was issued meanwhile reads which one stands', async () => {
  const as = await staff();
  const { certificate } = await one();
  const { id, number, class_code } = certificate;
  await as.send('PUT /certificates/revoke', { id, reason: 'Engano' });
  const page = await openPage(`/admin/certificates/due?search=${encodeURIComponent(class_code)}`, { as });
  const dialog = await openIssuing(page, number);
  const { enrollment_id } = (await as.list<CertificateRecord>('POST /certificates/records', { id })).results[0] ?? {};
  const { data } = await as.send<Certificate>('POST /certificates/issue', { enrollment_id, reason: 'Engano' });
  page.allowInConsole(failedCall);
  await press(page, words('desk_certificates.issue'), dialog);
  await page.findSaying('alert', data[0]?.number ?? '–');
  const [close] = dialog.getAllByRole('button', { name: words('desk.close') });
  if (close) await page.user.click(close);
  await page.gone('row', number);
});

test('the chosen ones that are of use are downloaded together', async () => {
  const as = await staff();
  const { certificate } = await one();
  const address = `/admin/certificates?search=${encodeURIComponent(certificate.number)}`;
  const page = await openPage(address, { as });
  const saved = watchDownloads();
  await page.user.click(await page.find('checkbox', { name: words('desk.choose', { name: certificate.number }) }));
  await press(page, words('desk_certificates.download_chosen', { count: 1 }));
  await waitFor(() => expect(saved[0]?.type).toBe('application/zip'));
  await as.send('PUT /certificates/revoke', { id: certificate.id, reason: 'Engano' });
  page.allowInConsole(failedCall);
  await press(page, words('desk_certificates.download_chosen', { count: 1 }));
  await page.find('alert');
  expect(saved).toHaveLength(1);
  const later = await openPage(address, { as });
  await later.user.click(await later.find('checkbox', { name: words('desk.choose', { name: certificate.number }) }));
  await later.findText(words('desk_certificates.none_to_download'));
});

test('the lists say that they failed and that there is nothing; without the claim there is no area', async () => {
  const as = await staff();
  const paths = [
    ['/admin/certificates', '/certificates/records'],
    ['/admin/certificates/due', '/certificates/due'],
  ] as const;
  for (const [address, path] of paths) {
    const failed = await openPage(address, { as, prepare: ({ fail }) => fail(path) });
    failed.allowInConsole(failedCall);
    await failed.findText(words('desk.not_loaded'));
    const none = await openPage(`${address}?search=nadadisso`, { as });
    await none.findText(words('desk.no_match'));
  }
  const nowhere = await openPage('/admin/certificates/987654', { as });
  await nowhere.heading(words('desk.not_there'));
  const closed = await openPage('/admin/certificates', { as, prepare: withClaims(['orders.read']) });
  await closed.heading(words('desk.not_allowed'));
});

async function openIssuing(page: OpenPage, number: string) {
  const row = await page.find('row', { name: new RegExp(number) });
  await page.user.click(within(row).getByRole('button'));
  const dialog = within(await page.find('dialog'));
  await page.user.type(dialog.getByLabelText(words('desk_certificates.reason')), 'Anulado por engano.');
  return dialog;
}
