import type { NewOrder } from '#contract/orders.ts';
import { readUser } from '#api/accounts/index.ts';
import { mainCurrency, rateBetween, type CurrencyFacts } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { takeNumber } from '#api/shared/numbers.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { issueProforma, takeProformaNumber } from './issue-proforma.ts';
import { orderExpiry } from './model/hold-until.ts';
import { bookYear, orderNumber } from './model/numbers.ts';
import { firstStatus } from './model/order-status.ts';
import type { Totals } from './price-lines.ts';
import { readTaxAddress } from './read-tax-address.ts';
import { insertItems, type ItemRow, type NewItem } from './store/items.ts';
import { insertOrder } from './store/orders.ts';

type Sale = { userId: number; currency: CurrencyFacts; items: NewItem[]; totals: Totals };

/** Writes an order with its items and its proforma. Refuses `tax_id_invalid`. */
export async function writeOrder(
  ctx: Ctx,
  { userId, currency, items, totals }: Sale,
  { tax_address }: Pick<NewOrder, 'tax_address'>,
): Promise<{ orderId: number; rows: ItemRow[] }> {
  const address = tax_address ? readTaxAddress(tax_address) : null;
  const placedAt = ctx.now();
  const year = bookYear(placedAt);
  const number = orderNumber(year, await takeNumber(ctx, `orders ${year}`));
  // Before the items, which lock their classes by their foreign key.
  const proforma = await takeProformaNumber(ctx);
  const orderId = await insertOrder(ctx, {
    number,
    user_id: userId,
    tax_address_snapshot: address,
    currency_id: currency.id,
    exchange_rate: await rateToMain(ctx, currency),
    ...totals,
    status: firstStatus,
    placed_at: placedAt,
    expires_at: orderExpiry(placedAt, null),
  });
  const rows = await insertItems(ctx, orderId, items);
  await recordMove(ctx, { subject: 'order', subjectId: orderId, move: 'place', from: null, to: firstStatus });
  const buyer = address ?? { name: (await readUser(ctx, userId)).name, country: 'AO' };
  await issueProforma(ctx, { orderId, number: proforma, orderNumber: number, buyer, currency, items, totals });
  return { orderId, rows };
}

/** What one unit was worth in the main currency on that day, for the books; null where it is the main one. */
async function rateToMain(ctx: Ctx, { id }: CurrencyFacts): Promise<number | null> {
  const main = await mainCurrency(ctx);
  return main.id === id ? null : rateBetween(ctx, { fromId: id, toId: main.id, on: ctx.now() });
}
