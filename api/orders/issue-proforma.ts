import type { InvoiceSnapshot } from '#contract/orders/calls.ts';
import type { CurrencyFacts } from '#api/settings/index.ts';
import { readSetting } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeNumber, takeNumbers } from '#api/shared/take-number.ts';
import { bookYear, orderNumber as numberOfOrder, proformaNumber } from './model/numbers.ts';
import type { Totals } from './price-lines.ts';
import { insertProforma, latestProforma, type InvoiceRow } from './store/invoices.ts';
import type { NewItem } from './store/items.ts';

/** Until the software is certified, only pro-formas may be issued [domain 2, Issue mode]. */
const notice = 'Este documento não serve de factura';

/** Gapless, for an order and its pro-forma. Take them before any class is locked, or two transactions may deadlock. */
export async function takeOrderNumbers(ctx: Ctx): Promise<{ order: string; proforma: string }> {
  const year = bookYear(ctx.now());
  const [order = 0, proforma = 0] = await takeNumbers(ctx, [`orders ${year}`, proformaSeries(year)]);
  return { order: numberOfOrder(year, order), proforma: proformaNumber(year, proforma) };
}

function proformaSeries(year: string): string {
  return `proformas ${year}`;
}

type Sale = {
  orderId: number;
  number: string;
  orderNumber: string;
  buyer: InvoiceSnapshot['buyer'];
  currency: CurrencyFacts;
  items: NewItem[];
  totals: Totals;
};

export async function issueProforma(
  ctx: Ctx,
  { orderId, number, orderNumber, buyer, currency, items, totals }: Sale,
): Promise<InvoiceRow> {
  const snapshot: InvoiceSnapshot = {
    notice,
    seller: await seller(ctx),
    buyer,
    order_number: orderNumber,
    currency: currency.key,
    lines: items.map(
      ({ title, quantity, unit_price_minor, discount_minor, tax_rate_percent, net_minor, tax_minor }) => ({
        title,
        quantity,
        unit_price_minor,
        discount_minor,
        tax_rate_percent,
        net_minor,
        tax_minor,
      }),
    ),
    subtotal_minor: totals.subtotal_minor,
    tax_minor: totals.tax_minor,
    total_minor: totals.total_minor,
  };
  return insertProforma(ctx, { orderId, number, currencyId: currency.id, snapshot });
}

/** A revived order needs a new pro-forma with a new number, since an annulled one stays annulled; prices remain. */
export async function reissueProforma(ctx: Ctx, orderId: number): Promise<void> {
  const year = bookYear(ctx.now());
  const number = proformaNumber(year, await takeNumber(ctx, proformaSeries(year)));
  const { currencyId, snapshot } = await latestProforma(ctx, orderId);
  await insertProforma(ctx, { orderId, number, currencyId, snapshot: { ...snapshot, seller: await seller(ctx) } });
}

async function seller(ctx: Ctx): Promise<InvoiceSnapshot['seller']> {
  const read = async (key: string) => (await readSetting(ctx, key, 'Seller')) ?? '';
  return { name: await read('sellerName'), tax_id: await read('sellerTaxId'), address: await read('sellerAddress') };
}
