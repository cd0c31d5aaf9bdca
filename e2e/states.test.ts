import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, test } from './fixture.ts';
import { arriveAgain } from './people.ts';
import { goTo, hold, watchShifts } from './failures.ts';
import { wordsIn } from './words.ts';

const words = wordsIn('pt');
const elsewhere = '/terms-and-services';
const desktopOnly = { tag: '@desktop' };

/** Their messages are tested in `pages/states.test.ts`; here only that nothing shifts. */
const ownPages = [
  { path: '/profile', call: '/persons', loading: words('profile.loading') },
  { path: '/profile/my-account', call: '/persons', loading: words('account.loading') },
  { path: '/profile/my-courses', call: '/enrollments', loading: words('my_courses.loading') },
  { path: '/profile/my-certificates', call: '/certificates', loading: words('certificates.mine_loading') },
  { path: '/profile/student', call: '/student-documents', loading: words('student.loading') },
  { path: '/profile/warnings', call: '/user-warnings', loading: words('messages.loading', { of: 'warnings' }) },
  {
    path: '/profile/notifications',
    call: '/notifications',
    loading: words('messages.loading', { of: 'notifications' }),
  },
  {
    path: '/profile/my-notification-settings',
    call: '/usersnotificationconfigurations',
    loading: words('messages.settings_loading'),
  },
  { path: '/wishlist', call: '/wishlist', loading: words('wishlist.loading') },
  { path: '/courses', call: '/courses', loading: words('catalogue.loading') },
];

test('loading content causes no layout shift', desktopOnly, async ({ page }) => {
  await arriveAgain(page, { username: demoPeople.student.username, password: demoPassword });
  for (const { path, call, loading } of ownPages) {
    // A full load: what was read before shows at once.
    await open(page, elsewhere);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('legal.terms'));
    const letGo = await hold(page, call);
    await goTo(page, path);
    const waiting = page.getByRole('main').getByRole('status').filter({ hasText: loading });
    await expect(waiting).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const shifts = await watchShifts(page);
    await letGo();
    await expect(waiting).toHaveCount(0);
    expect.soft(await shifts(), `${path} jumps`).toBeLessThan(0.1);
  }
});
