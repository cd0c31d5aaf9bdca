import { texts as bankTexts } from '#sandbox/proxypay/texts.ts';
import { worksheet } from '#seed/media/worksheet.ts';
import { expect, open, phoneOnly, test, type Page, type Reading } from './fixture.ts';
import { arriveSignedIn, asAdministrator } from './people.ts';
import { addToCart, cartLink, confirmOrder, courseOf } from './shopping.ts';

test('a proof is rejected with a reason, and the right one is approved', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  const heading = page.getByRole('heading', { level: 1 });
  const reason = 'O comprovativo é de outra encomenda.';
  await arriveSignedIn(page);
  await orderBy(reading, 'transferencia');
  await sendProof(reading);
  const [first] = await paymentsOf(page);
  const staff = await asAdministrator(page);
  await staff.call('PUT /payments/reject', { id: first?.id, reason });
  await expect(page.getByText(reason)).toBeVisible();
  await seen(page);

  await page.getByRole('radio', { name: words('payment.method_transferencia') }).check();
  await page.getByRole('button', { name: words('payment.start') }).click();
  await sendProof(reading);
  const pending = (await paymentsOf(page)).find(({ status }) => status === 'pending');
  await staff.call('PUT /payments/approve', { id: pending?.id });
  await expect(heading).toHaveText(words('payment.title_paid'));
});

test('late money pays for a canceled order, and is returned on request', phoneOnly, async ({ reading, seen }) => {
  const { page, words } = reading;
  await arriveSignedIn(page);
  await orderBy(reading, 'multicaixa');
  const bank = await page.getByRole('link', { name: words('payment.sandbox_pay') }).getAttribute('href');
  const orderId = orderOn(page);
  await page.getByRole('button', { name: words('order.cancel') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('order.cancel') })
    .click();
  await expect(page.getByText(words('payment.canceled'))).toBeVisible();

  await payTooLate(await page.context().newPage(), bank ?? '');
  const history = `/profile/my-orders-history/${orderId}`;
  const request = page.getByRole('button', { name: words('refunds.request_whole') });
  // The seat was still free.
  await expect(async () => {
    await open(page, history);
    await expect(request).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await request.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(words('payment_methods.iban_label')).fill('AO06 0040 0000 6487 1902 3102 1');
  await dialog.getByLabel(words('request_refund.reason')).fill('Já não posso fazer o curso.');
  await seen(page);
  await dialog.locator('button[type=submit]').click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('order_history.state_refund_requested'), { exact: true })).toBeVisible();
  await expect(request).toBeHidden();
  await seen(page);

  const staff = await asAdministrator(page);
  const { results } = await staff.find('POST /refunds', { order_id: orderId });
  await staff.call('PUT /refunds/decide', { id: results[0].id, decision: 'approve' });
  for (const progress of ['sent', 'done']) await staff.call('PUT /refunds/progress', { id: results[0].id, progress });
  await open(page, history);
  await expect(page.getByText(words('order_history.state_refunded'), { exact: true }).first()).toBeVisible();
  await seen(page);
});

async function orderBy(reading: Reading, way: 'multicaixa' | 'transferencia'): Promise<void> {
  const { page, words } = reading;
  await open(page, (await courseOf(page, 'extintores')).path);
  await addToCart(reading);
  await cartLink(reading, 1).click();
  await page.getByRole('link', { name: words('cart.go_on') }).click();
  await page.getByRole('radio', { name: words(`payment.method_${way}`) }).check();
  await confirmOrder(reading);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_open'));
}

async function sendProof({ page, words }: Reading): Promise<void> {
  const buffer = await worksheet();
  const file = { name: 'comprovativo.pdf', mimeType: 'application/pdf', buffer };
  await page.getByLabel(words('payment.proof')).setInputFiles(file);
  await page.getByRole('button', { name: words('payment.proof_send') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('payment.title_review'));
}

function orderOn(page: Page): number {
  return Number(/payment\/(\d+)/.exec(page.url())?.[1]);
}

async function paymentsOf(page: Page): Promise<{ id: number; status: string }[]> {
  const staff = await asAdministrator(page);
  return (await staff.find('POST /payments', { order_id: orderOn(page) })).results;
}

/** The bank accepts the reference although it has ended. */
async function payTooLate(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  const anyway = tab.locator('details', { has: tab.locator('#anyway') });
  await anyway.locator('summary').click();
  await anyway.getByRole('button').click();
  await expect(tab.getByRole('status')).toContainText(bankTexts.pt.paid);
  await tab.close();
}
