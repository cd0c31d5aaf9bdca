import { latestProforma } from '#api/sales/orders/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { finalConsumer } from './model/law.ts';
import type { FiscalBuyer, FiscalLine, FiscalSnapshot } from './model/snapshot.ts';
import { readExemption } from './settings.ts';

type OrderContent = Pick<FiscalSnapshot, 'buyer' | 'order_number' | 'buyer_reference' | 'currency' | 'lines'>;

/** What an order sells, and to whom, as frozen in its pro-forma. */
export async function orderContent(ctx: Ctx, orderId: number): Promise<OrderContent> {
  const { snapshot } = await latestProforma(ctx, orderId);
  const exemption = await readExemption(ctx);
  // Erasure removes the buyer of an order that was canceled unpaid.
  const buyer: FiscalBuyer = snapshot.buyer ?? { name: finalConsumer, country: 'AO' };
  const lines = snapshot.lines.map((line, place): FiscalLine => ({
    ...line,
    line: place,
    exemption: line.tax_rate_percent === 0 ? exemption : null,
  }));
  const { order_number, buyer_reference, currency } = snapshot;
  return { buyer, order_number, ...(buyer_reference !== undefined && { buyer_reference }), currency, lines };
}
