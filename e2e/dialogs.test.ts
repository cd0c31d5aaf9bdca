import type { Locator } from '@playwright/test';
import { expect, open, ready, test, type Page } from './fixture.ts';
import { arriveSignedIn } from './people.ts';
import { expectRefusals, letProofGrowOld } from './security.ts';

type Asked = {
  name: string;
  /** What those who hear it are told, below the dialog itself. */
  snapshot: string;
  /** Where one stands when it opens: the name of a button or the label of a field. */
  first: string;
};

test('every dialog says what it is, keeps the keys inside, and gives the focus back', async ({
  reading,
  complaints,
}) => {
  const { page, words } = reading;
  const close = words('shell.close');

  await open(page, '/profile');
  await keepsTheKeys(page, {
    name: words('home.invitation'),
    snapshot: `
    - heading "${words('home.invitation')}" [level=2]
    - button "${close}"
    - paragraph: ${words('home.invitation_text')}
    - link "${words('shell.sign_up')}"
    - link "${words('shell.login')}"`,
    first: close,
  });
  await expect(page).toHaveURL('/');

  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  const leave = page.getByRole('button', { name: words('privacy.close_ask') });
  await leave.click();
  await keepsTheKeys(page, {
    name: words('privacy.close_title'),
    snapshot: `
    - heading "${words('privacy.close_title')}" [level=2]
    - button "${close}"
    - list
    - button "${words('privacy.keep')}"
    - button "${words('privacy.close_now')}"`,
    first: close,
  });
  await expect(leave).toBeFocused();

  await letProofGrowOld(page, '/users/totp/create');
  const setUp = page.getByRole('button', { name: words('security.totp_add') });
  await setUp.click();
  await keepsTheKeys(page, {
    name: words('security.fresh_title'),
    snapshot: `
    - heading "${words('security.fresh_title')}" [level=2]
    - button "${close}"
    - paragraph: ${words('security.fresh_lead')}
    - textbox "${words('sign.password')}"
    - button "${words('sign.show_password')}"
    - button "${words('security.confirm')}"`,
    first: words('sign.password'),
  });
  await expect(setUp).toBeFocused();
  expectRefusals(complaints, 403);
});

test('so does the dialog at the top of the house', async ({ reading, complaints }) => {
  const { page, words } = reading;
  await page.addInitScript(() => localStorage.setItem('visitor', JSON.stringify({ locale: 'en-GB' })));
  await page.route(/texts-en-GB-/, (route) => route.abort());
  await page.goto('/');
  await ready(page);
  await keepsTheKeys(page, {
    name: words('shell.notice'),
    snapshot: `
    - heading "${words('shell.notice')}" [level=2]
    - button "${words('shell.close')}"
    - text: ${words('errors.initialization_failed')}`,
    first: words('shell.close'),
  });
  // What the browser says by itself of a file that does not come.
  expect(complaints.splice(0).filter((complaint) => !/Failed to (load|fetch)/.test(complaint))).toEqual([]);
});

/** Looks at an open dialog, walks round in it by keyboard, and leaves it by Escape. */
async function keepsTheKeys(page: Page, { name, snapshot, first }: Asked): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toMatchAriaSnapshot(`- dialog "${name}":${snapshot.replaceAll('\n', '\n  ')}`);
  await expect(dialog.locator(':focus')).toHaveAccessibleName(first);
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(await isInside(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Between the last and the first the browser's own bar has its turn, but nothing of the page. */
function isInside(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body);
}
