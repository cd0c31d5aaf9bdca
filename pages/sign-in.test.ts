import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

test('Back from the page behind the sign-in does not return to the sign-in', async () => {
  const { credentials } = await newPerson();
  const page = await openPage('/login?redirect=/profile/my-courses');
  const entries = history.length;
  await page.user.type(await page.find('textbox', { name: words('sign.username') }), credentials.username);
  await page.user.type(page.screen.getByLabelText(words('sign.password')), credentials.password);
  await page.user.click(page.inPart('main').getByRole('button', { name: words('sign.sign_in') }));
  await page.at('/profile/my-courses');
  expect(history.length).toBe(entries);
});

test.for([
  ['trainer', '/login', '/profile'],
  ['trainer', '/login?redirect=/courses', '/courses'],
  ['student', '/login', '/'],
] as const)('after %s signs in at %s, %s is shown', async ([role, path, landing]) => {
  const { credentials } = await newPerson({ role });
  const page = await openPage(path);
  await page.user.type(await page.find('textbox', { name: words('sign.username') }), credentials.username);
  await page.user.type(page.screen.getByLabelText(words('sign.password')), credentials.password);
  await page.user.click(page.inPart('main').getByRole('button', { name: words('sign.sign_in') }));
  await page.at(landing);
});

test('the page behind the sign-in opens with all its parameters and its fragment', async () => {
  const { credentials } = await newPerson();
  const address = '/profile/my-account?x=1&y=a%2Fb#phone';
  const guest = await openPage(address);
  await guest.at(`/?redirect=${encodeURIComponent(address)}`);
  const page = await openPage(`/login?redirect=${encodeURIComponent(address)}`);
  await page.user.type(await page.find('textbox', { name: words('sign.username') }), credentials.username);
  await page.user.type(page.screen.getByLabelText(words('sign.password')), credentials.password);
  await page.user.click(page.inPart('main').getByRole('button', { name: words('sign.sign_in') }));
  await page.heading(words('profile.my_account'));
  expect(location.pathname + location.search + location.hash).toBe(address);
});

test('the strength of a new password is not named before something is typed', async () => {
  const page = await openPage('/sign-up');
  const password = await waitFor(() => page.screen.getByLabelText(words('sign.password')));
  expect(page.screen.queryByText(/^Força/)).toBeNull();
  await page.user.type(password, 'a');
  await page.findText(words('sign.strength_weak'));
});
