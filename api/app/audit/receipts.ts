import { sql } from 'kysely';
import { allMoneySettled } from '#api/sales/accounts/index.ts';
import { isUnderWay, mostReported, type Audited, type Invariant } from './invariant.ts';

export const receiptInvariants: Invariant[] = [
  { name: 'The receipts of an invoice on account add up to the money that paid it', find: wronglyReceipted },
];

type Invoiced = { order_id: number; number: string; total_minor: number; received_minor: number; direct_minor: number };

/** Which money paid which debit is computed and stored nowhere, so this is no query. */
async function wronglyReceipted(ctx: Audited): Promise<string[]> {
  const paid = new Map<number, number>();
  for (const { orderId, amountMinor } of await allMoneySettled(ctx)) {
    paid.set(orderId, (paid.get(orderId) ?? 0) + amountMinor);
  }
  const { rows } = await sql<Invoiced>`
    select f.order_id, f.number, f.total_minor, r.received_minor, r.direct_minor
    from fiscal_documents f join orders o on o.id = f.order_id cross join lateral (
      select coalesce(sum(total_minor) filter (where occasion like 'ledger entry %'), 0)::bigint as received_minor,
        coalesce(sum(total_minor) filter (where occasion not like 'ledger entry %'), 0)::bigint as direct_minor
      from fiscal_documents where origin_document_id = f.id and kind = 'RC'
    ) r
    where f.kind = 'FT' and f.state = 'issued' and f.issued_by = 'internal' and o.organization_id is not null
      and not ${isUnderWay(ctx, { kind: 'account_credited', key: 'organization_id', id: 'o.organization_id' })}
      and not ${isUnderWay(ctx, { kind: 'order_charged', key: 'order_id', id: 'o.id' })}`.execute(ctx.db);
  return rows
    .flatMap(({ order_id, number, total_minor, received_minor, direct_minor }) => {
      const due = Math.min(paid.get(order_id) ?? 0, total_minor - direct_minor);
      const text = `invoice ${number} of order ${order_id} was paid ${due} on account, its receipts say ${received_minor}`;
      return received_minor === due ? [] : [text];
    })
    .slice(0, mostReported);
}
