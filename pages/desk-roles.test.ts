import { within } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { failedCall } from './testing/console.ts';
import { openPage, type OpenPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');
type Role = { id: number; name: string; claims: string[]; version: number };

const administrator = words('desk.user_role', { role: 'administrator' });
const trainer = words('desk.user_role', { role: 'trainer' });

test('what nobody can give or take away is fixed, and says why', async () => {
  const page = await openPage('/admin/roles', { as: await newPerson({ role: 'administrator' }) });
  const fixed = await boxOf(page, 'roles.edit', administrator);
  expect([fixed.checked, fixed.disabled]).toEqual([true, true]);
  expect(fixed.getAttribute('aria-label')).toContain(words('desk_roles.always'));
  const never = await boxOf(page, 'orders.read', words('desk.user_role', { role: 'student' }));
  expect([never.checked, never.disabled]).toEqual([false, true]);
  const own = await boxOf(page, 'users.edit', trainer);
  expect([own.checked, own.disabled]).toEqual([true, true]);
});

test('ticks are saved together after a fresh sign-in, and none is lost meanwhile', async () => {
  const as = await newPerson({ role: 'administrator' });
  await restoreAfterwards(as);
  let isFirst = true;
  const page = await openPage('/admin/roles', {
    as,
    prepare: ({ answer }) =>
      answer('/roles', (request, goOn) => {
        if (request.method !== 'PUT' || !isFirst) return goOn();
        isFirst = false;
        const message = 'Confirme que é você.';
        const errors = [{ message, code: 'reauthentication_required' }];
        return Response.json({ status: 'error', message, errors }, { status: 403 });
      }),
  });
  page.allowInConsole(failedCall);
  await page.user.click(await boxOf(page, 'orders.read', trainer));
  await page.user.click(await boxOf(page, 'news.edit', trainer));
  await page.findText(words('desk.unsaved', { count: 2 }));
  await page.user.click(await page.find('button', { name: words('desk_roles.save') }));
  const fresh = within(await page.find('dialog', { name: words('security.fresh_title') }));
  await page.user.type(fresh.getByLabelText(words('sign.password')), as.credentials.password);
  await page.user.click(fresh.getByRole('button', { name: words('security.confirm') }));
  await page.findText(words('desk_roles.saved'));
  await page.findText(words('desk.all_saved'));
  expect((await trainerRole(as)).claims).toEqual(expect.arrayContaining(['news.edit', 'orders.read']));
});

test('a role that somebody else changed meanwhile is read again, and the ticks stay', async () => {
  const as = await newPerson({ role: 'administrator' });
  await restoreAfterwards(as);
  const page = await openPage('/admin/roles', { as });
  page.allowInConsole(failedCall);
  await page.user.click(await boxOf(page, 'orders.read', trainer));
  const { id, claims } = await trainerRole(as);
  await as.send('PUT /roles', { id, claims: [...claims, 'coupons.edit'] });
  await page.user.click(await page.find('button', { name: words('desk_roles.save') }));
  await page.findText(words('desk_roles.conflict_text'));
  await waitFor(async () => expect((await boxOf(page, 'coupons.edit', trainer)).checked).toBe(true));
  await page.user.click(await page.find('button', { name: words('desk_roles.save') }));
  await page.findText(words('desk.all_saved'));
  expect((await trainerRole(as)).claims).toEqual(expect.arrayContaining(['coupons.edit', 'orders.read']));
});

test('the page says that the roles did not load', async () => {
  const as = await newPerson({ role: 'administrator' });
  const page = await openPage('/admin/roles', { as, prepare: ({ fail }) => fail('/roles') });
  page.allowInConsole(failedCall);
  await page.findText(words('desk_roles.not_loaded'));
});

async function boxOf(page: OpenPage, claim: string, role: string): Promise<HTMLInputElement> {
  const row = await waitFor(() => {
    const slug = page.screen.getAllByText(claim).find(({ tagName }: HTMLElement) => tagName === 'CODE');
    const cells = slug?.closest('tr');
    if (!cells) throw new Error(`There is no row of ${claim}.`);
    return cells;
  });
  const box = within(row)
    .getAllByRole<HTMLInputElement>('checkbox')
    .find((one) => one.getAttribute('aria-label')?.includes(`, ${role}`));
  if (!box) throw new Error(`There is no box of ${role}.`);
  return box;
}

async function trainerRole(as: Person): Promise<Role> {
  const { results } = await as.list<Role>('POST /roles', {});
  const role = results.find(({ name }) => name === 'trainer');
  if (!role) throw new Error('There is no role of trainers.');
  return role;
}

/** Other tests share the roles. */
async function restoreAfterwards(as: Person): Promise<void> {
  const { id, claims } = await trainerRole(as);
  onTestFinished(async () => {
    await as.send('PUT /roles', { id, claims });
  });
}
