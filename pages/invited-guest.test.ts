import { randomUUID } from 'node:crypto';
import { within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { company } from '#seed/company.ts';
import { inApi } from './testing/api.ts';
import { invited, managerOfDemoCompany } from './testing/companies.ts';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
const password = 'uma frase curta serve bem';
const title = words('affiliations.invitation_title', { organization: company.name });

test('a guest who follows an invitation creates the invited account, and returns to the invitation', async () => {
  const email = `${randomUUID()}@exemplo.ao`;
  const page = await openPage(await pathOfInvitation(email));
  const dialog = await page.find('dialog');
  await page.user.click(await page.find('link', { name: words('shell.sign_up') }, within(dialog)));
  await waitFor(() => expect(username(page).value).toBe(email));
  await page.findText(email);

  await page.user.click(signUpButton(page));
  await page.findSaying('alert', words('sign.first_name_missing'));
  expect(username(page).value).toBe(email);

  await page.user.type(page.screen.getByLabelText(words('sign.first_name')), 'Marlene');
  await page.user.type(page.screen.getByLabelText(words('sign.last_name')), 'Capita');
  await page.user.type(page.screen.getByLabelText(words('sign.password')), password);
  await page.user.click(page.screen.getByRole('checkbox', { name: /termos/ }));
  await page.user.click(signUpButton(page));
  await page.findText(words('recovery.look_into_mail'));

  const confirming = await openPage(await pathOfConfirmation(email));
  await confirming.user.type(await passwordField(confirming), password);
  await confirming.user.click(await confirming.find('button', { name: words('recovery.confirm_and_sign_in') }));
  await confirming.heading(title);
  await confirming.user.click(
    await confirming.find('button', { name: `${words('affiliations.accept')} ${company.name}` }),
  );
  await confirming.findSaying('status', words('affiliations.accepted', { organization: company.name }));
});

test('a guest who has the invited account logs in with its address and returns to the invitation', async () => {
  const { credentials } = await newPerson();
  const path = await pathOfInvitation(credentials.username);
  const page = await openPage(`/login?redirect=${encodeURIComponent(path)}`);
  await waitFor(() => expect(username(page).value).toBe(credentials.username));
  await page.user.type(page.screen.getByLabelText(words('sign.password')), credentials.password);
  await page.user.click(page.inPart('main').getByRole('button', { name: words('sign.sign_in') }));
  await page.heading(title);
});

test('a link that is no invitation shows no address, and what is typed stays', async () => {
  const email = `${randomUUID()}@exemplo.ao`;
  const path = (await pathOfInvitation(email)).replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  const page = await openPage(`/sign-up?redirect=${encodeURIComponent(path)}`);
  page.allowInConsole(failedCall);
  await waitFor(() => signUpButton(page));
  await page.user.type(username(page), 'ana@exemplo.ao');
  expect(username(page).value).toBe('ana@exemplo.ao');
  expect(document.body.textContent).not.toContain(email);
});

async function pathOfInvitation(email: string): Promise<string> {
  const { manager, organizationId } = await managerOfDemoCompany('training_manager');
  const { token } = await invited(manager, { organizationId, email, role: 'employee' });
  return `/profile/my-affiliations/${token}`;
}

async function pathOfConfirmation(email: string): Promise<string> {
  return waitFor(async () => {
    const path = /\/confirm-email\/[^\s"<]+/.exec((await inApi('mailsTo', email)).join(' '))?.[0];
    if (!path) throw new Error('The confirmation has not arrived.');
    return path.replaceAll('&amp;', '&');
  });
}

function username(page: OpenPage): HTMLInputElement {
  return page.inPart('main').getByRole('textbox', { name: words('sign.username') });
}

function passwordField(page: OpenPage): Promise<HTMLElement> {
  return waitFor(() => page.screen.getByLabelText(words('recovery.password')));
}

function signUpButton(page: OpenPage): HTMLElement {
  return page.inPart('main').getByRole('button', { name: words('sign.sign_up') });
}
