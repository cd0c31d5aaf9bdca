import { textIn } from '#contract/basics.ts';
import type { HandedOrder } from '#contract/sales/fiscal/hand-over.ts';
import type { CustomerGroup } from '#contract/sales/fiscal/values.ts';
import { findOrder } from '#api/sales/orders/index.ts';
import { organizationTerms } from '#api/people/organizations/index.ts';
import { receivedFor } from '#api/sales/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { customerGroup, organizationGroup } from './model/customer-group.ts';
import type { FiscalBuyer } from './model/snapshot.ts';
import { sumsOf } from './model/tax.ts';
import { orderContent } from './order-content.ts';
import { readSeller } from './settings.ts';
import type { HandOverRow } from './store/hand-overs.ts';

const currency = 'aoa';

/** The ERP takes kwanzas only. */
export async function handOverBody(ctx: Ctx, handOver: HandOverRow): Promise<HandedOrder> {
  const { buyer, currency: sold, lines } = await orderContent(ctx, handOver.order_id);
  if (sold !== currency) throw new Error(`The order is in ${sold.toUpperCase()}; the ERP takes AOA only.`);
  const { name, tax_id = null, country, street = null, city = null, postal_code = null, email = null } = buyer;
  const { buyer_reference, organization_id } = await findOrder(ctx, handOver.order_id);
  const received = await receivedFor(ctx, handOver.order_id);
  return {
    event: handOver.kind,
    order_number: handOver.order_number,
    buyer_reference,
    currency: 'AOA',
    customer: {
      group: await groupOf(ctx, { organization_id, buyer }),
      name,
      tax_id,
      email,
      address: { street, city, postal_code, country },
    },
    lines: lines.map(({ title, discount_minor = 0, exemption, ...line }) => ({
      description: textIn(title, 'pt-PT'),
      quantity: line.quantity,
      unit_price_minor: line.unit_price_minor,
      discount_minor,
      tax_rate_percent: line.tax_rate_percent,
      net_minor: line.net_minor,
      tax_minor: line.tax_minor,
      exemption,
    })),
    ...sumsOf(lines),
    payments: received.map(({ method, amount_minor }) => ({ method, amount_minor })),
    due_at: handOver.due_at?.toISOString() ?? null,
    credit:
      handOver.kind === 'order_credited' ? { amount_minor: handOver.amount_minor, reason: handOver.reason } : null,
  };
}

type Customer = { organization_id: number | null; buyer: FiscalBuyer };

async function groupOf(ctx: Ctx, { organization_id: id, buyer }: Customer): Promise<CustomerGroup> {
  const { country } = await readSeller(ctx);
  return id === null ? customerGroup(buyer, country) : organizationGroup(await organizationTerms(ctx, id), country);
}
