import type { Locator } from '@playwright/test';
import { desktopOnly, expect, open, ready, test, type Page } from './fixture.ts';
import { press, write } from './keyboard.ts';
import { arriveSignedIn } from './people.ts';
import { codeOf, letProofGrowOld } from './security.ts';
import type { Language, Words } from './words.ts';

test('a dialog reopened before its close event stays open', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await open(page, '/profile/my-account');
  const dialog = page.getByRole('dialog', { name: words('privacy.close_title') });
  const opener = page.getByRole('button', { name: words('privacy.close_ask') });
  await opener.click();
  const store = await dialog.getByRole('button', { name: words('privacy.keep') }).elementHandle();
  await opener.evaluate(async (button: HTMLElement, closer) => {
    const box = closer?.closest('dialog');
    if (!box || !closer) throw new Error('There is no dialog.');
    const reported = new Promise((resolve) => box.addEventListener('close', resolve, { once: true }));
    (closer as HTMLElement).click();
    for (let turn = 0; box.open && turn < 100; turn += 1) await Promise.resolve();
    if (box.open) throw new Error('It has not closed within its task, so this proves nothing.');
    button.click();
    await reported;
  }, store);
  await expect(dialog).toBeVisible();
});

type Requested = {
  name: string;
  /** The accessibility tree below the dialog. */
  snapshot: string;
  /** The focused element on opening: the name of a button or the label of a field. */
  first: string;
};

for (const spoken of ['pt', 'en-GB'] satisfies Language[]) {
  test.describe(`in ${spoken}`, () => {
    test.use({ language: spoken });

    test('every dialog has a name, keeps the focus inside, and returns it', async ({
      reading,
      refusals,
      language,
      isMobile,
    }) => {
      const { page, words } = reading;
      const close = words('shell.close');
      const lang = language === 'pt' ? 'pt-AO' : language;

      await open(page, `/?redirect=%2Fprofile&lang=${lang}`);
      await passesKeysOn(page, {
        name: words('home.invitation'),
        snapshot: `
    - heading "${words('home.invitation')}" [level=2]
    - button "${close}"
    - paragraph: ${words('home.invitation_text')}
    - link "${words('shell.sign_up')}"
    - link "${words('shell.login')}"`,
        first: close,
      });
      await expect(page).not.toHaveURL(/redirect/);

      await arriveSignedIn(page);
      await open(page, `/profile/my-account?lang=${lang}`);
      const leave = page.getByRole('button', { name: words('privacy.close_ask') });
      await leave.click();
      await passesKeysOn(page, {
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

      await letProofGrowOld({ page, refusals }, '/users/totp/create');
      const setUp = page.getByRole('button', { name: words('security.totp_add') });
      await setUp.click();
      await passesKeysOn(page, {
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

      await setUp.click();
      const rendered = page.getByRole('dialog', { name: words('security.totp_add') });
      const key = await rendered.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText();
      await expect(rendered).toMatchAriaSnapshot(applicationTree(words));
      await write(rendered.getByLabel(words('security.totp_code')), codeOf(key));
      await page.keyboard.press('Enter');
      const codes = page.getByRole('dialog', { name: words('security.recovery_title') });
      await expect(codes).toMatchAriaSnapshot(codesTree(words));
      await press(codes.getByRole('button', { name: words('security.recovery_done') }));
      await expect(codes).toBeHidden();

      // On a phone the list of pages is folded.
      if (isMobile) return;
      const name = page.getByLabel(words('account.first_name'), { exact: true });
      await write(name, 'Outra');
      const elsewhere = page.getByRole('link', { name: words('profile.my_courses') }).filter({ visible: true });
      await elsewhere.last().focus();
      await page.keyboard.press('Enter');
      await passesKeysOn(page, {
        name: words('unsaved.title'),
        snapshot: `
    - heading "${words('unsaved.title')}" [level=2]
    - button "${close}"
    - paragraph: ${words('unsaved.text')}
    - button "${words('unsaved.stay')}"
    - button "${words('unsaved.leave')}"`,
        first: close,
      });
      await expect(elsewhere.last()).toBeFocused();
      await expect(name).toHaveValue('Outra');
    });
  });
}

test('so does the global dialog at the top', desktopOnly, async ({ reading, refusals }) => {
  const { page, words } = reading;
  await page.addInitScript(() => localStorage.setItem('visitor', JSON.stringify({ locale: 'en-GB' })));
  await page.route(/texts-en-GB-/, (route) => route.abort());
  refusals.expect({ path: /texts-en-GB-/, status: 'lost' }, { says: /Failed to fetch .*texts-en-GB-/ });
  await page.goto('/');
  await ready(page);
  await passesKeysOn(page, {
    name: words('shell.notice'),
    snapshot: `
    - heading "${words('shell.notice')}" [level=2]
    - button "${words('shell.close')}"
    - text: ${words('errors.initialization_failed')}`,
    first: words('shell.close'),
  });
});

/** Examines an open dialog, moves through it by keyboard and closes it by Escape. */
async function passesKeysOn(page: Page, { name, snapshot, first }: Requested): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toMatchAriaSnapshot(`- dialog "${name}":${snapshot.replaceAll('\n', '\n  ')}`);
  await expect(dialog.locator(':focus')).toHaveAccessibleName(first);
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press('Tab');
    expect(await isWithin(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Between the last and the first control the focus is in the browser's own toolbar. */
function isWithin(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((it) => it.contains(document.activeElement) || document.activeElement === document.body);
}

function applicationTree(words: Words): string {
  return `
    - dialog "${words('security.totp_add')}":
      - heading "${words('security.totp_add')}" [level=2]
      - button "${words('shell.close')}"
      - paragraph: ${words('security.totp_step_scan')}
      - img "${words('security.qr_label')}"
      - button "${words('security.totp_copy')}"
      - link "${words('security.totp_open')}"
      - textbox "${words('security.totp_code')}"
      - button "${words('security.totp_finish')}"`;
}

function codesTree(words: Words): string {
  return `
    - dialog "${words('security.recovery_title')}":
      - heading "${words('security.recovery_title')}" [level=2]
      - button "${words('shell.close')}"
      - paragraph: ${words('security.recovery_shown')}
      - list "${words('security.recovery')}"
      - button "${words('security.recovery_copy')}"
      - button "${words('security.recovery_download')}"
      - button "${words('security.recovery_done')}"`;
}
