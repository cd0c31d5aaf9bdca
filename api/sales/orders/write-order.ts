import type { NewOrder, TaxAddress } from '#contract/sales/orders/calls.ts';
import { markTaxAddressUsed, requireTaxAddress } from '#api/people/addresses/index.ts';
import { readUser } from '#api/people/identity/index.ts';
import { mainCurrency, rateBetween, type CurrencyFacts } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { issueProforma } from './issue-proforma.ts';
import { orderExpiry } from './model/hold-until.ts';
import { orderLifeCycle } from './model/order-status.ts';
import type { Totals } from './price-lines.ts';
import type { WrittenOrder } from './present-order.ts';
import { insertItems, type NewItem } from './store/items.ts';
import { insertOrder } from './store/orders.ts';
import { takeOrderNumbers } from './take-numbers.ts';
import { organizationTerms } from '#api/people/organizations/index.ts';

type Sale = {
  userId: number;
  organization_id: number | null;
  currency: CurrencyFacts;
  items: NewItem[];
  totals: Totals;
  terms_version: string;
  terms_accepted_at: Date | null;
  coupon_code: string | null;
};

/** Emits `order_placed`. Refuses `tax_id_invalid` and `postal_code_invalid`. */
export async function writeOrder(
  ctx: Ctx,
  { userId, organization_id, currency, items, totals, coupon_code, ...terms }: Sale,
  { tax_address, buyer_reference }: Pick<NewOrder, 'tax_address' | 'buyer_reference'>,
): Promise<WrittenOrder> {
  const address = await readTaxAddress(ctx, { tax_address, organization_id });
  const placedAt = ctx.now();
  const expiresAt = orderExpiry(placedAt, null);
  // Taken before the items are inserted, since their foreign keys lock the classes.
  const { order: number, proforma } = await takeOrderNumbers(ctx);
  const order = await insertOrder(ctx, {
    number,
    user_id: userId,
    organization_id,
    buyer_reference: buyer_reference ?? null,
    tax_address_snapshot: address,
    currency_id: currency.id,
    exchange_rate: await rateToMain(ctx, currency),
    ...totals,
    coupon_code,
    status: orderLifeCycle.first,
    placed_at: placedAt,
    expires_at: expiresAt,
    ...terms,
    pay_by: totals.total_minor > 0 ? expiresAt : null,
  });
  if (address) await markTaxAddressUsed(ctx, ownerOf({ userId, organization_id }), address);
  const rows = await insertItems(ctx, order.id, items);
  const existing = address ?? (await readUser(ctx, userId));
  const buyer = address ?? { name: existing.name, country: 'AO' };
  const numbers = { number: proforma, orderNumber: number, buyer_reference };
  const document = { orderId: order.id, ...numbers, buyer, currency, items, totals };
  return {
    order,
    items: rows,
    invoices: [await issueProforma(ctx, document)],
    ...('person_id' in existing && { buyer: existing }),
  };
}

function ownerOf({ userId, organization_id }: Pick<Sale, 'userId' | 'organization_id'>) {
  return organization_id === null ? { user_id: userId, organization_id } : { user_id: null, organization_id };
}

/** The rate to the main currency on that day; null for the main currency itself. */
async function rateToMain(ctx: Ctx, { id }: CurrencyFacts): Promise<number | null> {
  const main = await mainCurrency(ctx);
  return main.id === id ? null : rateBetween(ctx, { fromId: id, toId: main.id, on: ctx.now() });
}

type Input = Pick<NewOrder, 'tax_address'> & { organization_id: number | null };

/**
 * Whom the documents name; null for a final consumer. An organization is never one: without an address, its own data
 * are taken. Refuses `tax_id_invalid` and `postal_code_invalid`.
 */
async function readTaxAddress(ctx: Ctx, { tax_address, organization_id }: Input): Promise<TaxAddress | null> {
  const needsTaxId = organization_id !== null;
  if (tax_address) return requireTaxAddress(tax_address, { needsTaxId, prefix: 'tax_address.' });
  return organization_id === null ? null : addressOfOrganization(ctx, organization_id);
}

async function addressOfOrganization(ctx: Ctx, id: number): Promise<TaxAddress> {
  const { name, country, tax_id, street, city, region, postal_code, email } = await organizationTerms(ctx, id);
  const optional = Object.entries({ tax_id, street, city, region, postal_code, email });
  return { name, country, ...Object.fromEntries(optional.filter(([, text]) => text !== '')) };
}
