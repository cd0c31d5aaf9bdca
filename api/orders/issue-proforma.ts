import type { InvoiceSnapshot } from '#contract/orders.ts';
import type { CurrencyFacts } from '#api/settings/index.ts';
import { readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeNumber } from '#api/shared/numbers.ts';
import { bookYear, proformaNumber } from './model/numbers.ts';
import type { Totals } from './price-lines.ts';
import { insertProforma } from './store/invoices.ts';
import type { NewItem } from './store/items.ts';

/** Until the house's software is certified it issues nothing else [domain 2, Issue mode]. */
const notice = 'Este documento não serve de factura';

type Sale = {
  orderId: number;
  orderNumber: string;
  buyer: InvoiceSnapshot['buyer'];
  currency: CurrencyFacts;
  items: NewItem[];
  totals: Totals;
};

/** Issues the proforma of an order: all that it says is frozen, its number without gaps. */
export async function issueProforma(
  ctx: Ctx,
  { orderId, orderNumber, buyer, currency, items, totals }: Sale,
): Promise<void> {
  const snapshot: InvoiceSnapshot = {
    notice,
    seller: await seller(ctx),
    buyer,
    order_number: orderNumber,
    currency: currency.key,
    lines: items.map(({ title, quantity, unit_price_minor, tax_rate_percent, net_minor, tax_minor }) => ({
      title,
      quantity,
      unit_price_minor,
      tax_rate_percent,
      net_minor,
      tax_minor,
    })),
    ...totals,
  };
  const year = bookYear(ctx.now());
  const number = proformaNumber(year, await takeNumber(ctx, `proformas ${year}`));
  await insertProforma(ctx, { orderId, number, currencyId: currency.id, snapshot });
}

async function seller(ctx: Ctx): Promise<InvoiceSnapshot['seller']> {
  const read = async (key: string) => (await readSetting(ctx, key, 'Seller')) ?? '';
  return { name: await read('sellerName'), tax_id: await read('sellerTaxId'), address: await read('sellerAddress') };
}
