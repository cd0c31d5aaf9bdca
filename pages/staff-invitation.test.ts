import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { inApi } from './testing/api.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { guest, newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const password = 'uma frase curta serve bem';
const portuguese = { browserLanguage: 'pt-PT' };

test('an invited administrator opens the account with a second factor, and is signed in', async () => {
  const email = `${randomUUID()}@exemplo.ao`;
  const path = await pathOfInvitation(email);
  const page = await openPage(path, portuguese);
  await page.heading(words('staff_invitation.title'));
  await page.findText(words('staff_invitation.lead_administrator'));
  expect(page.screen.getByLabelText(words('recovery.username'))).toHaveProperty('value', email);

  await page.user.click(page.screen.getByRole('button', { name: words('staff_invitation.open') }));
  await page.findSaying('alert', words('sign.first_name_missing'));
  await fill(page);
  await page.findText(words('staff_invitation.second_lead'));

  await page.user.click(await page.find('button', { name: words('security.totp_add') }));
  const dialog = await page.find('dialog', { name: words('security.totp_add') });
  const link = within(dialog).getByRole('link', { name: words('security.totp_open') });
  const secret = new URL(link.getAttribute('href') ?? '').searchParams.get('secret') ?? '';
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  await page.user.type(within(dialog).getByLabelText(words('security.totp_code')), code);
  await page.user.click(within(dialog).getByRole('button', { name: words('security.totp_finish') }));
  const codes = await page.find('dialog', { name: words('security.recovery_title') });
  await page.user.click(within(codes).getByRole('button', { name: words('security.recovery_done') }));

  await page.findText(words('staff_invitation.done_lead'));
  await page.user.click(await page.find('button', { name: words('staff_invitation.continue') }));
  await page.at('/profile');
});

test('an invitation is in the language of the browser, and so is the account', async () => {
  const path = await pathOfInvitation(`${randomUUID()}@exemplo.ao`);
  const page = await openPage(path, { language: 'en-GB', browserLanguage: 'en-US' });
  await page.heading(page.words('staff_invitation.title'));
  await fill(page);
  await page.findText(page.words('staff_invitation.second_lead'));
  expect(document.documentElement.lang).toBe('en-GB');
});

test('a link that was used says where to get another', async () => {
  const path = await pathOfInvitation(`${randomUUID()}@exemplo.ao`);
  const data = { token: path.split('/').at(-1), first_name: 'Rui', last_name: 'Neto', password };
  await guest.send('POST /users/invitations/accept', data);
  const page = await openPage(path, portuguese);
  await page.findText(words('staff_invitation.dead_text'));
});

test('a link that ends while the form is filled in says so', async () => {
  const path = await pathOfInvitation(`${randomUUID()}@exemplo.ao`);
  const page = await openPage(path, portuguese);
  page.allowInConsole(failedCall);
  await page.find('button', { name: words('staff_invitation.open') });
  const data = { token: path.split('/').at(-1), first_name: 'Rui', last_name: 'Neto', password };
  await guest.send('POST /users/invitations/accept', data);
  await fill(page);
  await page.findText(words('staff_invitation.dead_text'));
});

async function fill(page: OpenPage): Promise<void> {
  await page.find('button', { name: page.words('staff_invitation.open') });
  await page.user.type(page.screen.getByLabelText(page.words('sign.first_name')), 'Rui');
  await page.user.type(page.screen.getByLabelText(page.words('sign.last_name')), 'Neto');
  await page.user.type(page.screen.getByLabelText(page.words('sign.password')), password);
  await page.user.click(page.screen.getByRole('button', { name: page.words('staff_invitation.open') }));
}

async function pathOfInvitation(email: string): Promise<string> {
  const staff = await newPerson({ role: 'administrator' });
  await staff.send('POST /users/invite', { username: email, roles: ['administrator'] });
  return waitFor(async () => {
    const path = /\/invitation\/[^\s"<]+/.exec((await inApi('mailsTo', email)).join(' '))?.[0];
    if (!path) throw new Error('The invitation has not arrived.');
    return path;
  });
}
