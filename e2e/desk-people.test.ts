import { demoPassword, demoPeople } from '#seed/people.ts';
import { expect, open, phoneOnly, test } from './fixture.ts';
import { press, standsAtHeading, write } from './keyboard.ts';
import { arriveAgain } from './people.ts';

const staff = { username: demoPeople.administrator.username, password: demoPassword };

test(
  'staff find a person and read the log with the keyboard alone, on a narrow screen',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const name = demoPeople.student.name;
    await arriveAgain(page, staff);
    await open(page, '/admin/people');
    await expect(page.getByRole('heading', { level: 1, name: words('desk_people.title') })).toBeVisible();
    await seen(page);
    await page.keyboard.press('/');
    await write(page.getByRole('searchbox', { name: words('desk_people.search') }), name);
    await page.keyboard.press('Enter');
    await press(page.getByRole('link', { name }));
    await standsAtHeading(page, name);
    await expect(page.getByRole('heading', { name: words('desk_people.part_orders') })).toBeVisible();
    await seen(page);
    await open(page, '/admin/roles');
    await expect(page.getByRole('heading', { level: 1, name: words('desk_roles.title') })).toBeVisible();
    await seen(page);
    await open(page, '/admin/audit');
    await expect(page.getByRole('heading', { level: 1, name: words('desk_audit.title') })).toBeVisible();
    await seen(page);
  },
);
