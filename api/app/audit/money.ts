import { sql } from 'kysely';
import { literals } from '#api/shared/database/literals.ts';
import { endedOrderStatuses, paidOrderStatuses, unpaidOrderStatuses } from '#contract/sales/orders/values.ts';
import { ago, invariant, isUnderWay, type Invariant } from './invariant.ts';

export const moneyInvariants: Invariant[] = [
  invariant(
    'The totals of an order are the sums of its lines',
    () => sql`
      select format('order %s (%s) says %s + %s = %s, its lines %s + %s',
        o.id, o.number, o.subtotal_minor, o.tax_minor, o.total_minor, l.net, l.tax) as violation
      from orders o cross join lateral (
        select coalesce(sum(net_minor), 0) as net, coalesce(sum(tax_minor), 0) as tax from order_items where order_id = o.id
      ) l
      where (o.subtotal_minor, o.tax_minor, o.total_minor)
        is distinct from (l.net, l.tax, l.net + l.tax)`,
  ),
  invariant(
    'A line of an order costs its price times its quantity, less its discount',
    () => sql`
      select format('line %s of order %s costs %s, but %s times %s less %s is its price',
        id, order_id, net_minor + tax_minor, quantity, unit_price_minor, discount_minor) as violation
      from order_items where net_minor + tax_minor <> quantity * unit_price_minor - discount_minor`,
  ),
  invariant(
    'A document says what its order costs',
    () => sql`
      select format('document %s (%s) says %s, its order %s %s', i.id, i.number, i.total_minor, o.id, o.total_minor) as violation
      from invoices i join orders o on o.id = i.order_id
      where (i.total_minor, i.currency_id, (i.snapshot ->> 'total_minor')::bigint)
        is distinct from (o.total_minor, o.currency_id, o.total_minor)`,
  ),
  invariant(
    'An order has one live proforma, and none once it is canceled',
    () => sql`
      select format('order %s (%s) is %s and has %s live proformas', o.id, o.number, o.status, p.live) as violation
      from orders o cross join lateral (
        select count(*) as live from invoices where order_id = o.id and kind = 'PF' and state = 'issued'
      ) p
      where p.live <> case o.status when 'cancelada' then 0 else 1 end`,
  ),
  invariant(
    'A settled order is paid for in full',
    () => sql`
      select format('order %s (%s) is %s and costs %s, paid are %s', o.id, o.number, o.status, o.total_minor, p.paid) as violation
      from orders o cross join lateral (
        select coalesce(sum(paid_amount_minor), 0) as paid from payments
        where order_id = o.id and currency_id = o.currency_id and status = 'paid'
      ) p
      where o.status in (${literals(paidOrderStatuses)})
        and p.paid + (select coalesce(sum(waived_minor), 0) from payment_cases where order_id = o.id) < o.total_minor`,
  ),
  invariant(
    'Money that settled no order is flagged to go back',
    () => sql`
      select format('payment %s of order %s (%s) is paid, but the order is %s and nothing says that the money is due back',
        p.id, o.id, o.number, o.status) as violation
      from payments p join orders o on o.id = p.order_id
      where p.status = 'paid' and o.status in (${literals(unpaidOrderStatuses)})
        and coalesce(p.flag, '') not in ('refund_due', 'paid_twice')`,
  ),
  invariant(
    'Two payments never settle one order',
    () => sql`
      select format('order %s is settled by the payments %s, and none says that it was paid twice',
        order_id, string_agg(id::text, ', ' order by id)) as violation
      from payments where status = 'paid'
      group by order_id having count(*) filter (where coalesce(flag, '') not in ('refund_due', 'paid_twice')) > 1`,
  ),
  invariant(
    'A payment that is paid says when and how much, and no other does',
    () => sql`
      select format('payment %s is %s, paid at %s with %s of %s', id, status, coalesce(paid_at::text, 'no time'),
        coalesce(paid_amount_minor::text, 'nothing'), amount_minor) as violation
      from payments
      where case when status = 'paid' then paid_at is null or coalesce(paid_amount_minor, -1)
          + (select coalesce(sum(waived_minor), 0) from payment_cases c where c.payment_id = payments.id) < amount_minor
        else paid_at is not null or paid_amount_minor is not null end`,
  ),
  invariant(
    'An order that has ended has no attempt that waits',
    (ctx) => sql`
      select format('payment %s waits, but its order %s (%s) is canceled', p.id, o.id, o.number) as violation
      from payments p join orders o on o.id = p.order_id
      where p.status = 'pending' and o.status in (${literals(endedOrderStatuses)})
        and not ${isUnderWay(ctx, { kind: 'order_canceled', key: 'order_id', id: 'o.id' })}`,
  ),
  invariant(
    'An order is refunded exactly when all of its money was returned',
    () => sql`
      select format('order %s (%s) is %s and costs %s, returned are %s', o.id, o.number, o.status, o.total_minor, r.done) as violation
      from orders o cross join lateral (
        select coalesce(sum(amount_minor) filter (where status = 'done'), 0) as done from refunds
        where order_id = o.id and case_id is null
      ) r
      where o.total_minor > 0 and (o.status = 'devolvida')
        <> (r.done >= o.total_minor - (select coalesce(sum(waived_minor), 0) from payment_cases where order_id = o.id))`,
  ),
  invariant(
    'No more of an order is returned than was paid for it',
    () => sql`
      select format('the refunds of order %s (%s) are %s, but it costs %s', o.id, o.number, r.asked, o.total_minor) as violation
      from orders o join lateral (
        select sum(amount_minor) as asked from refunds
        where order_id = o.id and case_id is null and status not in ('refused', 'withdrawn')
      ) r on r.asked > o.total_minor`,
  ),
  invariant(
    'What a provider has told is worked on within ten minutes',
    (ctx) => sql`
      select format('event %s of %s (%s) was received at %s and not worked on', id, provider, external_id, received_at) as violation
      from payment_events where signature_ok and processed_at is null and received_at < ${ago(ctx, 10)}`,
  ),
  invariant(
    'Money that a provider has told of is taken',
    () => sql`
      select format('event %s says that payment %s is paid, but it is %s', e.id, p.id, p.status) as violation
      from payment_events e join payments p on p.id = e.payment_id
      where e.applied_minor > 0 and p.status <> 'paid'`,
  ),
];
