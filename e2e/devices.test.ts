import { desktopOnly, expect, open, phoneOnly, ready, test, type Page } from './fixture.ts';
import { arriveAgain, arriveRobbed, arriveSignedIn, signIn } from './people.ts';
import { openAccount } from './security.ts';

/** Whichever call first meets the ended session. */
const ofEndedSession = { path: /^\/api\//, status: 401 };

test(
  'a stolen refresh token ends the session for both, and its owner is notified',
  desktopOnly,
  async ({ page, refusals }) => {
    // Two tabs may use the same token at once, but not ten seconds later.
    const person = await arriveRobbed(page);
    refusals.expect({ path: '/api/users/refresh-token', status: 401 });
    await page.goto('/profile');
    await ready(page);
    await expect(page).toHaveURL('/?redirect=%2Fprofile');
    const thief = await page.request.post('/api/users/refresh-token', { data: { refreshToken: person.successor } });
    expect(thief.status()).toBe(401);
    await expect(async () => {
      const mails = await page.request.get(`/dev/mail?to=${encodeURIComponent(person.username)}`);
      expect(await mails.text()).toContain('Terminámos uma sessão da sua conta');
    }).toPass();
  },
);

test('two tabs that refresh at once stay signed in', desktopOnly, async ({ page, context }) => {
  const person = await arriveSignedIn(page);
  const other = await context.newPage();
  await Promise.all([open(page, '/profile'), open(other, '/profile')]);
  for (let turn = 0; turn < 3; turn += 1) await Promise.all([page.reload(), other.reload()]);
  await Promise.all([ready(page), ready(other)]);
  for (const tab of [page, other]) await expect(tab.getByText(person.username)).toBeVisible();
  expect(await refreshTokenIn(page)).toBe(await refreshTokenIn(other));
});

test(
  'another device is signed out from here, and notices at its next request',
  phoneOnly,
  async ({ reading, stranger, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await arriveAgain(stranger, person);
    await open(stranger, '/profile');
    await openAccount(reading);
    const sessions = page.getByRole('list', { name: words('security.sessions') });
    await expect(sessions.getByText(words('security.session_here'))).toBeVisible();
    await page.getByRole('button', { name: words('security.sessions_end_others') }).click();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);

    refusals.expect(ofEndedSession);
    await stranger.goto('/profile');
    await ready(stranger);
    await expect(stranger).toHaveURL('/?redirect=%2Fprofile');
  },
);

test(
  'a changed password signs out every other device and works from then on',
  desktopOnly,
  async ({ reading, stranger, refusals }) => {
    const { page, words } = reading;
    const person = await arriveSignedIn(page);
    await arriveAgain(stranger, person);
    await openAccount(reading);
    const fresh = 'cinco gatos no quintal';
    await page.getByLabel(words('security.current_password')).fill('not this one');
    await page.getByLabel(words('security.new_password'), { exact: true }).fill(fresh);
    refusals.expect({ path: '/api/users/change-password', status: 401 });
    await page.getByRole('button', { name: words('security.change_password') }).click();
    await expect(page.getByLabel(words('security.current_password'))).toBeFocused();
    await refusals.allCame();
    await page.getByLabel(words('security.current_password')).fill(person.password);
    await page.getByRole('button', { name: words('security.change_password') }).click();
    await expect(page.getByText(words('security.password_changed'))).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: words('security.sessions') })).toBeVisible();

    refusals.expect(ofEndedSession);
    await stranger.goto('/login?redirect=/profile');
    await ready(stranger);
    await signIn({ page: stranger, words }, { ...person, password: fresh });
    await expect(stranger).toHaveURL('/profile');
  },
);

function refreshTokenIn(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('refreshToken') ?? '');
}
