import { expect, test } from 'vitest';
import { largestProofBytes } from '#contract/sales/payments/values.ts';
import type { Network } from './testing/network.ts';
import { openPage } from './testing/open-page.ts';
import { newPerson, type Person } from './testing/people.ts';
import { placeOrders } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

/** No gateway runs beside the pages, so the answers pretend that it takes over every push. */
async function atTheChoice(input?: Person, search = '', change = (text: string) => text) {
  const buyer = input ?? (await newPerson());
  await placeOrders(buyer, ['extintores']);
  const [order] = (await buyer.list<Listed>('POST /orders', {})).results;
  const path = `/payment/${order?.id}/${order?.invoices[0]?.id}`;
  return { buyer, path, page: await openPage(path + search, { as: buyer, prepare: takingOver(change) }) };
}

function takingOver(change: (text: string) => string) {
  return (network: Network) =>
    network.answer('/payments', async (_request, goOn) => {
      const answer = await goOn();
      const text = (await answer.text()).replaceAll('"push_sent":false', '"push_sent":true');
      return new Response(change(text), answer);
    });
}

type Listed = { id: number; number: string; invoices: { id: number }[] };

test('a buyer who pays in cash reads how much, where, when and until when, and opens the pro-forma', async () => {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const [order] = (await buyer.list<Listed>('POST /orders', {})).results;
  const page = await openPage(`/payment/${order?.id}/${order?.invoices[0]?.id}`, { as: buyer });
  await page.findText(/^Escolha como pagar até .+, hora de Luanda\. Depois disso, já não se pode pagar\.$/);
  await page.user.click(await page.find('radio', { name: new RegExp(words('payment.method_numerario')) }));
  await page.user.click(await page.find('button', { name: words('payment.start') }));
  await page.findText(words('payment.cash_where'));
  const shown = page.screen.getByRole('main').textContent ?? '';
  expect(shown).toMatch(/Valor[\d\u00A0]+,00/);
  expect(shown).toContain(`${words('payment.cash_number')}${order?.number}`);
  expect(shown).toContain('Rua Rainha Ginga, 87, 2.º andar, Luanda');
  expect(shown).toContain('Dias úteis, das 08:00 às 17:00 (hora de Luanda)');
  expect(shown).toMatch(/Pague até .+, hora de Luanda\./);

  const path = `/invoices/${order?.invoices[0]?.id}/pdf`;
  await page.user.click(await page.find('button', { name: words('payment.proforma') }));
  await waitFor(() => expect(page.network.sentTo(path)).toHaveLength(1));
});

test('a buyer chooses Express, corrects the number, and is told to confirm on the phone, also after a reload', async () => {
  const { page, path, buyer } = await atTheChoice();
  await page.user.click(await page.find('radio', { name: new RegExp(words('payment.method_express')) }));
  const field = await page.find('textbox', { name: words('express.phone') });
  await page.user.type(field, '222 345 678');
  await page.user.click(await page.find('button', { name: words('express.send') }));
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(page.screen.getAllByText(words('express.phone_wrong')).length).toBeGreaterThan(0);
  expect(page.network.sentTo('/payments/create')).toEqual([]);

  await page.user.clear(field);
  await page.user.type(field, '923 456 789');
  await page.user.click(await page.find('checkbox', { name: words('express.keep') }));
  await page.user.click(await page.find('button', { name: words('express.send') }));
  await page.findText(words('express.confirm'));
  expect(page.screen.getByRole('timer').textContent).toMatch(/^Faltam [12]:\d\d$/);
  expect(page.screen.getByRole('main').textContent).toContain('termina em 6789');
  expect(page.network.sentTo('/payments/create')).toHaveLength(1);
  await waitFor(() => expect(page.network.sentTo('/payment-details/express-phone')).toHaveLength(1));

  const reloaded = await openPage(path, { as: buyer });
  await reloaded.find('timer');
  await reloaded.user.click(await reloaded.find('button', { name: words('payment.otherwise') }));
  await reloaded.findText(words('express.number', { end: '6789' }));
  await reloaded.findText(words('express.to_latest'));
});

test('a stored phone is offered by its last digits, and its number need not be typed', async () => {
  const buyer = await newPerson();
  await buyer.send('PUT /payment-details/express-phone', { phone: '912 000 111', consent: true });
  const { page } = await atTheChoice(buyer, '?method=express');
  await page.findText(words('express.to_stored'));
  expect(page.screen.queryByRole('textbox', { name: words('express.phone') })).toBeNull();
  await page.user.click(await page.find('button', { name: words('express.send') }));
  await page.findText(words('express.confirm'));
  expect(page.screen.getByRole('main').textContent).toContain('termina em 0111');
});

test('once the time is over, another request can be sent to the same phone', async () => {
  const { page } = await atTheChoice(undefined, '?method=express', hurried);
  await page.user.type(await page.find('textbox', { name: words('express.phone') }), '923 456 789');
  await page.user.click(await page.find('button', { name: words('express.send') }));
  await page.findText(words('express.expired'));
  await page.user.click(await page.find('button', { name: words('express.resend') }));
  await waitFor(() => expect(page.network.sentTo('/payments/create')).toHaveLength(2));
});

function hurried(text: string): string {
  return text.replaceAll(/"confirm_within_ms":\d+/g, '"confirm_within_ms":1000');
}

async function payingByTransfer(change = (text: string) => text) {
  const buyer = await newPerson();
  await placeOrders(buyer, ['extintores']);
  const [order] = (await buyer.list<Listed>('POST /orders', {})).results;
  const invoice_id = order?.invoices[0]?.id;
  const transfer = { order_id: order?.id, invoice_id, method: 'transferencia', channel: 'bank' };
  await buyer.sendBody('POST /payments/create', transfer);
  return openPage(`/payment/${order?.id}/${invoice_id}`, { as: buyer, prepare: takingOver(change) });
}

test('a file that is refused as a proof leaves no note behind', async () => {
  const page = await payingByTransfer();
  const field = await page.screen.findByLabelText(new RegExp(words('payment.proof')));
  const large = new File([new Uint8Array(largestProofBytes + 1)], 'grande.png', { type: 'image/png' });
  await page.user.upload(field, large);
  await page.findText(words('payment.proof_size'));
  await waitFor(() => expect(field.closest('form')?.textContent).not.toContain('grande.png'));
});

test('a buyer who sent a proof sees it by name, and sends another one second', async () => {
  const page = await payingByTransfer(proven);
  await page.findText(words('payment.reviewing'));
  await page.find('button', { name: 'talao.pdf' });
  expect(page.screen.queryByRole('button', { name: words('payment.proof_send') })).toBeNull();
  await page.user.click(await page.find('button', { name: words('payment.proof_another') }));
  await page.find('button', { name: words('payment.proof_send') });
});

function proven(text: string): string {
  return text
    .replaceAll('"proof_sent_at":null', '"proof_sent_at":"2026-11-27T00:00:00.000Z"')
    .replaceAll('"proof":null', '"proof":{"name":"talao.pdf","byte_size":70,"is_picture":false}');
}

test('the way back from a payment leads to the orders, and what was accepted is folded', async () => {
  const { page } = await atTheChoice();
  const back = await page.find('link', { name: words('payment.orders_mine') });
  expect(back.getAttribute('href')).toBe('/profile/my-orders-history');
  await page.findText(words('payment.choose_by_more'));
  const accepted = (await page.findText(words('order.accepted'))).closest('details');
  expect(accepted?.open).toBe(false);
});
