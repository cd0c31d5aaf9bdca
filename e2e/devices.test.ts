import { expect, open, ready, test, type Page } from './fixture.ts';
import { arriveAgain, arriveSignedIn, signIn } from './people.ts';
import { expectRefusals, openAccount } from './security.ts';

test('a stolen refresh token ends the session for both, and its owner is told', async ({ page, complaints }) => {
  const person = await arriveSignedIn(page);
  const stolen = await refreshTokenIn(page);
  const taken = await page.request.post('/api/users/refresh-token', { data: { refreshToken: stolen } });
  const { data } = await taken.json();
  // Two tabs may show the same token at once; ten seconds later nobody does.
  await page.waitForTimeout(10_500);
  await page.goto('/profile');
  await ready(page);
  await expect(page).toHaveURL('/?redirect=%2Fprofile');
  expectRefusals(complaints, 401);
  const thief = await page.request.post('/api/users/refresh-token', { data: { refreshToken: data[0].refreshToken } });
  expect(thief.status()).toBe(401);
  await expect(async () => {
    const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(person.username)}`);
    expect(await mails.text()).toContain('Terminámos uma sessão da sua conta');
  }).toPass();
});

test('two tabs that refresh at once stay signed in', async ({ page, context }) => {
  const person = await arriveSignedIn(page);
  const other = await context.newPage();
  await Promise.all([open(page, '/profile'), open(other, '/profile')]);
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([page.reload(), other.reload()]);
  await Promise.all([ready(page), ready(other)]);
  for (const tab of [page, other]) await expect(tab.getByText(person.username)).toBeVisible();
  expect(await refreshTokenIn(page)).toBe(await refreshTokenIn(other));
});

test('another device is signed out from here, and is out at its next step', async ({
  reading,
  stranger,
  complaints,
}) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await arriveAgain(stranger, person);
  await open(stranger, '/profile');
  await openAccount(reading);
  const sessions = page.getByRole('list', { name: words('security.sessions') });
  await expect(sessions.getByText(words('security.session_here'))).toBeVisible();
  await page.getByRole('button', { name: words('security.sessions_end_others') }).click();
  await expect(sessions.getByRole('listitem')).toHaveCount(1);

  await stranger.goto('/profile');
  await ready(stranger);
  await expect(stranger).toHaveURL('/?redirect=%2Fprofile');
  expectRefusals(complaints, 401);
});

test('a changed password signs out everywhere else and works from then on', async ({
  reading,
  stranger,
  complaints,
}) => {
  const { page, words } = reading;
  const person = await arriveSignedIn(page);
  await arriveAgain(stranger, person);
  await openAccount(reading);
  const fresh = 'cinco gatos no quintal';
  await page.getByLabel(words('security.current_password')).fill('not this one');
  await page.getByLabel(words('security.new_password'), { exact: true }).fill(fresh);
  await page.getByRole('button', { name: words('security.change_password') }).click();
  await expect(page.getByLabel(words('security.current_password'))).toBeFocused();
  expectRefusals(complaints, 401);
  await page.getByLabel(words('security.current_password')).fill(person.password);
  await page.getByRole('button', { name: words('security.change_password') }).click();
  await expect(page.getByText(words('security.password_changed'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: words('security.sessions') })).toBeVisible();

  await stranger.goto('/login?redirect=/profile');
  await ready(stranger);
  expectRefusals(complaints, 401);
  await signIn({ page: stranger, words }, { ...person, password: fresh });
  await expect(stranger).toHaveURL('/profile');
});

function refreshTokenIn(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('refreshToken') ?? '');
}
