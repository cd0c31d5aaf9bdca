import { expect, test } from 'vitest';
import { openPage } from './testing/open-page.ts';
import { newPerson } from './testing/people.ts';
import { placeOrders } from './testing/shopping.ts';
import { waitFor } from './testing/wait-for.ts';
import { wordsIn } from './testing/words.ts';

const words = wordsIn('pt');

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
  const said = page.screen.getByRole('main').textContent ?? '';
  expect(said).toMatch(/Valor[\d\u00A0]+,00/);
  expect(said).toContain(`${words('payment.cash_number')}${order?.number}`);
  expect(said).toContain('Rua Rainha Ginga, 87, 2.º andar, Luanda');
  expect(said).toContain('Dias úteis, das 8h00 às 17h00');
  expect(said).toMatch(/Pague até .+, hora de Luanda\./);

  const path = `/invoices/${order?.invoices[0]?.id}/pdf`;
  await page.user.click(await page.find('button', { name: words('payment.proforma') }));
  await waitFor(() => expect(page.network.sentTo(path)).toHaveLength(1));
});
