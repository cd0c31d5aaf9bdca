import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { worksheet } from '#seed/media/worksheet.ts';
import { desktopOnly, expect, open, phoneOnly, test, type Reading } from './fixture.ts';
import { site } from './site.ts';
import { arriveSignedIn } from './people.ts';
import { addToCart, cartLink, confirmOrder, courseOf, switcher } from './shopping.ts';

const run = promisify(execFile);

test(
  'the buyer proves a transfer, and the operator approves it from the command line',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const heading = page.getByRole('heading', { level: 1 });
    await arriveSignedIn(page);
    await putIntoCart(reading, 'extintores');
    await page.getByRole('link', { name: words('cart.go_on') }).click();
    await expect(heading).toHaveText(words('order.checkout'));

    await turnMenu(reading, 'open_menu');
    await expect(switcher(reading, 'currency')).toBeDisabled();
    await turnMenu(reading, 'close_menu');
    await page.getByRole('radio', { name: words('payment.method_transferencia') }).check();
    await confirmOrder(reading);
    await expect(heading).toHaveText(words('payment.title_open'));
    await seen(page);

    const proof = page.getByLabel(words('payment.proof'));
    await proof.setInputFiles({ name: 'carta.txt', mimeType: 'text/plain', buffer: Buffer.from('Paguei.') });
    await expect(page.getByText(words('payment.proof_type'))).toBeVisible();
    const buffer = await worksheet();
    await proof.setInputFiles({ name: 'comprovativo.pdf', mimeType: 'application/pdf', buffer });
    await page.getByRole('button', { name: words('payment.proof_send') }).click();
    await expect(heading).toHaveText(words('payment.title_review'));
    await seen(page);

    const [number = ''] = /M-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText()) ?? [];
    await run('node', ['scripts/payments.ts', 'approve', number], { env: { ...process.env, ...site } });
    await expect(heading).toHaveText(words('payment.title_paid'));
  },
);

test(
  'a service is bought without a class, and its order awaits fulfilment by the operator',
  phoneOnly,
  async ({ reading, seen }) => {
    const { page, words } = reading;
    const heading = page.getByRole('heading', { level: 1 });
    await arriveSignedIn(page);
    const answer = await page.request.post('/api/courses', { data: { filter: { package_type: 'servico' } } });
    const { results }: { results: { id: number; title: string }[] } = await answer.json();
    const [service = { id: 0, title: '' }] = results;
    await open(page, `/courses?search=${encodeURIComponent(service.title)}`);
    await page.getByRole('main').getByRole('link', { name: service.title, exact: true }).click();
    await expect(heading).toHaveText(service.title);
    await expect(page.getByRole('main').getByText(words('site.service'), { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('course.choose') })).toHaveCount(0);
    await seen(page);
    await addToCart(reading);
    await cartLink(reading, 1).click();
    await seen(page);
    await page.getByRole('link', { name: words('cart.go_on') }).click();
    await page.getByRole('radio', { name: words('payment.method_transferencia') }).check();
    await confirmOrder(reading);
    await expect(heading).toHaveText(words('payment.title_open'));
    const proof = { name: 'comprovativo.pdf', mimeType: 'application/pdf', buffer: await worksheet() };
    await page.getByLabel(words('payment.proof')).setInputFiles(proof);
    await page.getByRole('button', { name: words('payment.proof_send') }).click();
    await expect(heading).toHaveText(words('payment.title_review'));
    const [number = ''] = /M-\d{4}-\d{6}/.exec(await page.getByRole('main').innerText()) ?? [];
    await run('node', ['scripts/payments.ts', 'approve', number], { env: { ...process.env, ...site } });
    await expect(page.getByText(words('payment.service_due_text'))).toBeVisible();
    await expect(page.getByText(words('order.service_due'))).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: words('payment.my_courses') })).toHaveCount(0);
    await seen(page);
  },
);

test('the buyer cancels an order, and can place it again', desktopOnly, async ({ reading }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await putIntoCart(reading, 'extintores');
  await page.getByRole('link', { name: words('cart.go_on') }).click();
  await confirmOrder(reading);
  await page.getByRole('button', { name: words('order.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('order.cancel') })
    .click();
  await expect(page.getByText(words('payment.canceled'))).toBeVisible();
});

test('with an empty cart its page leads to a friendly one', desktopOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await page.goto('/cart');
  await expect(page).toHaveURL('/error');
  await seen(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('cart.nothing'));
  await page.getByRole('link', { name: words('cart.find_courses') }).click();
  await expect(page).toHaveURL('/courses');
});

async function putIntoCart(reading: Reading, key: string): Promise<void> {
  const { page } = reading;
  const { path } = await courseOf(page, key);
  await open(page, path);
  await addToCart(reading);
  await cartLink(reading, 1).click();
}

async function turnMenu({ page, words }: Reading, way: 'open_menu' | 'close_menu'): Promise<void> {
  const menu = page.getByRole('button', { name: words(`shell.${way}`) });
  if (await menu.isVisible()) await menu.click();
}
