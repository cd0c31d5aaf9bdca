import { desktopOnly, expect, phoneOnly, ready, test, type Page } from './fixture.ts';
import { confirmByMail, fillSignUp, sendSignUp, somebody } from './people.ts';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await ready(page);
}

test(
  'a person signs up, stays signed in after a reload, and signs out in every tab',
  phoneOnly,
  async ({ reading, context, seen }) => {
    const person = somebody();
    const address = person.username;
    const { page } = reading;
    await open(page, '/profile/my-courses');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Criar conta');

    const create = page.getByRole('button', { name: 'Criar conta', exact: true });
    await create.click();
    await expect(page.getByText('Há 5 campos por corrigir.')).toBeVisible();
    const firstName = page.getByLabel('Nome', { exact: true });
    await expect(firstName).toBeFocused();
    await seen(page);

    await fillSignUp(reading, person);
    await create.click();
    await confirmByMail(reading, person);
    await expect(page).toHaveURL('/profile/my-courses');

    await open(page, '/profile');
    await expect(page.getByText(address)).toBeVisible();
    await seen(page);

    const other = await context.newPage();
    await open(other, '/profile');
    await expect(other.getByText(address)).toBeVisible();

    await signOut(page);
    await expect(page).toHaveURL('/');
    await expect(other).toHaveURL('/');
    expect(await other.evaluate(() => localStorage.getItem('refreshToken'))).toBeNull();

    await open(page, '/login?redirect=/profile');
    await seen(page);
    await page.getByLabel('Correio eletrónico').fill(address);
    await page.getByLabel('Palavra-passe', { exact: true }).fill(person.password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await open(page, '/login');
    await expect(page).toHaveURL('/');
  },
);

test('a language chosen in the profile applies on the next visit', desktopOnly, async ({ reading }) => {
  const { page } = reading;
  const person = { ...somebody(), firstName: 'Rui', lastName: 'Sitoe' };
  await open(page, '/sign-up?redirect=/profile');
  await fillSignUp(reading, person);
  await page.getByText('Para a minha empresa').click();
  await sendSignUp(reading);
  await confirmByMail(reading, person);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Uma coisa para fazer');

  await page.getByRole('link', { name: 'Alterar os meus dados' }).click();
  await page.getByRole('combobox', { name: 'Língua', exact: true }).selectOption('en-GB');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page).toHaveTitle('My account · Mestria');
  await page.goto('/profile');
  await ready(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One thing to do');
  await expect(page.getByText('Client', { exact: true }).last()).toBeVisible();
});

test('a guest who opens a protected page reaches it after signing in', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await page.goto('/profile/my-certificates');
  await ready(page);
  await expect(page).toHaveURL('/?redirect=%2Fprofile%2Fmy-certificates');
  await expect(page.getByRole('dialog')).toBeVisible();
  await seen(page);
  await page
    .getByRole('dialog')
    .getByRole('link', { name: words('shell.sign_up') })
    .click();
  const person = somebody();
  await fillSignUp(reading, person);
  await sendSignUp(reading);
  await confirmByMail(reading, person);
  await expect(page).toHaveURL('/profile/my-certificates');
  await expect(page.getByText(words('certificates.mine_empty'), { exact: true })).toBeVisible();
});

async function signOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Abrir o menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('navigation', { name: 'Principal' }).getByText('Marlene Capita').click();
  } else {
    await page.getByText('Conta de Marlene Capita').locator('..').click();
  }
  await page.getByRole('button', { name: 'Sair' }).click();
}
