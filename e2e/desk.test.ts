import { randomUUID } from 'node:crypto';
import { demoPassword, demoPeople } from '#seed/people.ts';
import { desktopOnly, expect, open, phoneOnly, test } from './fixture.ts';
import { press, skipToMain, standsAtHeading, tabTo, write } from './keyboard.ts';
import { arriveAgain } from './people.ts';

const staff = { username: demoPeople.administrator.username, password: demoPassword };

test(
  'two tabs change one course, and neither loses what it wrote',
  desktopOnly,
  async ({ reading, seen, refusals }) => {
    const { page, words } = reading;
    const title = `Cozinha de hotel ${randomUUID()}`;
    const save = words('desk_courses.save');
    await arriveAgain(page, staff);
    await open(page, '/admin/courses');
    await seen(page);
    await page.getByRole('link', { name: words('desk_courses.create') }).click();
    await page.getByRole('textbox', { name: `${words('desk_courses.course_title')} PT` }).fill(title);
    await page.getByRole('button', { name: words('desk_courses.create') }).click();
    await standsAtHeading(page, title);
    await seen(page);

    const other = await page.context().newPage();
    await open(other, page.url());
    await other.getByLabel(words('desk_courses.workload')).fill('24');
    await other
      .getByRole('textbox', { name: `${words('desk_courses.summary')} PT` })
      .fill('Do pequeno-almoço ao jantar.');
    await other.getByRole('button', { name: save }).click();
    await expect(other.getByText(words('desk.all_saved'))).toBeVisible();

    refusals.expect({ path: '/api/courses', status: 409 });
    const summary = page.getByRole('textbox', { name: `${words('desk_courses.summary')} PT` });
    await summary.fill('Uma cozinha por dentro.');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByRole('cell', { name: 'Do pequeno-almoço ao jantar.' })).toBeVisible();
    await expect(page.getByLabel(words('desk_courses.workload'))).toHaveValue('24');
    await expect(summary).toHaveValue('Uma cozinha por dentro.');
    await seen(page);
    await page.getByRole('button', { name: words('desk.keep_mine') }).click();
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
    await other.reload();
    await expect(other.getByRole('textbox', { name: `${words('desk_courses.summary')} PT` })).toHaveValue(
      'Uma cozinha por dentro.',
    );
  },
);

test('an editor changes an area with the keyboard alone, on a narrow screen', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await arriveAgain(page, staff);
  await open(page, '/admin');
  await skipToMain(reading);
  await press(page.getByRole('main').getByRole('link', { name: words('desk.to_categories') }));
  await standsAtHeading(page, words('desk_categories.title'));
  await seen(page);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: words('desk_categories.search') })).toBeFocused();
  await tabTo(page.getByLabel(words('desk.deleted')));
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  const first = page.getByRole('rowheader').first().getByRole('link');
  await expect(first).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByText(words('desk.chosen', { count: 1 }))).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('Enter');
  const position = page.getByLabel(words('desk_categories.position'));
  await expect(position).toBeVisible();
  await seen(page);
  await write(position, '7');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(words('desk.all_saved'))).toBeVisible();
});
