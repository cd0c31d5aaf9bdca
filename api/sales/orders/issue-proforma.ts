import type { InvoiceSnapshot } from '#contract/sales/orders/calls.ts';
import type { CurrencyFacts } from '#api/platform/settings/index.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Totals } from './price-lines.ts';
import { insertProforma, latestProforma, type InvoiceRow } from './store/invoices.ts';
import type { NewItem } from './store/items.ts';
import { takeProformaNumber } from './take-numbers.ts';

/** Until the software is certified, only pro-formas may be issued [domain 2, Issue mode]. */
const notice = 'Este documento não serve de factura';

type Sale = {
  orderId: number;
  number: string;
  orderNumber: string;
  buyer_reference: string | undefined;
  buyer: InvoiceSnapshot['buyer'];
  currency: CurrencyFacts;
  items: NewItem[];
  totals: Totals;
};

export async function issueProforma(
  ctx: Ctx,
  { orderId, number, orderNumber, buyer_reference, buyer, currency, items, totals }: Sale,
): Promise<InvoiceRow> {
  const snapshot: InvoiceSnapshot = {
    notice,
    seller: await seller(ctx),
    buyer,
    order_number: orderNumber,
    ...(buyer_reference !== undefined && { buyer_reference }),
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
  const number = await takeProformaNumber(ctx);
  const { currencyId, snapshot } = await latestProforma(ctx, orderId);
  await insertProforma(ctx, { orderId, number, currencyId, snapshot: { ...snapshot, seller: await seller(ctx) } });
}

async function seller(ctx: Ctx): Promise<InvoiceSnapshot['seller']> {
  return {
    name: await readSetting(ctx, 'sellerName'),
    tax_id: await readSetting(ctx, 'sellerTaxId'),
    address: await readSetting(ctx, 'sellerAddress'),
  };
}
