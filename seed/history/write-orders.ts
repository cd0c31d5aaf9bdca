import { sql } from 'kysely';
import type { History } from './history.ts';

export async function writeOrders(history: History): Promise<void> {
  const { db, orders, year, last, lastNumber } = history;
  await sql`
    insert into orders (id, number, user_id, currency_id, subtotal_minor, tax_minor, total_minor, status, placed_at, expires_at,
      terms_version, terms_accepted_at, organization_id) overriding system value
    select ${last.orders}::bigint + 1 + i, 'M-' || ${year}::int || '-' || ${paddedNumber(history)}, ${last.users}::bigint + 1 + buyer, 1,
      net_minor, total_minor - net_minor, total_minor, case when is_canceled then 'cancelada' else 'finalizada' end, placed_at,
      placed_at + interval '1 day', '2025-01', placed_at, case when is_company then ${last.organizations}::bigint + 1 + organization end
    from planned_orders`.execute(db);
  await sql`
    insert into order_items (id, order_id, course_id, class_id, title, quantity, unit_price_minor, tax_rate_percent, net_minor, tax_minor)
      overriding system value
    select ${last.order_items}::bigint + 1 + o.i, ${last.orders}::bigint + 1 + o.i, k.course_id, k.id, c.title, o.quantity, o.unit_minor, 14,
      o.net_minor, o.total_minor - o.net_minor
    from planned_orders o join classes k on k.id = ${last.classes}::bigint + 1 + o.class join courses c on c.id = k.course_id`.execute(
    db,
  );
  await sql`
    insert into order_item_participants (order_item_id, person_id, enrolled_at)
    select ${last.order_items}::bigint + 1 + i, ${last.persons}::bigint + 1 + person, placed_at from planned_seats where not is_canceled`.execute(
    db,
  );
  await sql`
    insert into seat_holds (class_id, order_item_id, quantity, status, created_at)
    select ${last.classes}::bigint + 1 + class, ${last.order_items}::bigint + 1 + i, quantity,
      case when is_canceled then 'released' else 'consumed' end, placed_at
    from planned_orders`.execute(db);
  await sql`
    insert into number_series (series, last_number)
    values (${`orders ${year}`}, ${lastNumber + orders}), (${`proformas ${year}`}, ${lastNumber + orders})
    on conflict (series) do update set last_number = excluded.last_number`.execute(db);
  await sql`
    insert into status_history (subject, subject_id, move, from_status, to_status, moved_at)
    select 'order', ${last.orders}::bigint + 1 + i, 'place', null, 'pendente', placed_at from planned_orders
    union all
    select 'order', ${last.orders}::bigint + 1 + i, 'cancel', 'pendente', 'cancelada', placed_at from planned_orders where is_canceled
    union all
    select 'order', ${last.orders}::bigint + 1 + i, m.move, m.origin, m.goal, placed_at from planned_orders cross join (values
      ('settle', 'pendente', 'aguarda-satisfacao'), ('fulfil', 'aguarda-satisfacao', 'finalizada')) m (move, origin, goal)
    where not is_canceled`.execute(db);
}

function paddedNumber({ lastNumber }: History) {
  const number = sql`(${lastNumber}::bigint + 1 + i)`;
  return sql`lpad(${number}::text, greatest(6, length(${number}::text)), '0')`;
}

/** Learners pay at the machine, companies on their account; what was canceled was never paid. */
export async function writePayments({ db, year, last, lastNumber }: History): Promise<void> {
  await sql`
    insert into invoices (id, order_id, kind, number, issued_at, currency_id, total_minor, snapshot, state) overriding system value
    select ${last.invoices}::bigint + 1 + i, ${last.orders}::bigint + 1 + i, 'PF', 'PF M' || ${year}::int || '/' || ${lastNumber}::bigint + 1 + i,
      placed_at, 1, total_minor, jsonb_build_object('buyer', jsonb_build_object('name', 'Comprador ' || buyer, 'country', 'AO'),
        'lines', '[]'::jsonb, 'notice', '', 'seller', jsonb_build_object('name', 'Mestria'), 'currency', 'aoa',
        'subtotal_minor', net_minor, 'tax_minor', total_minor - net_minor, 'total_minor', total_minor,
        'order_number', 'M-' || ${year}::int || '-' || i),
      case when is_canceled then 'annulled' else 'issued' end
    from planned_orders`.execute(db);
  await sql`
    insert into payments (id, order_id, invoice_id, user_id, method_slug, channel, provider, amount_minor, currency_id, status,
      entity, reference, provider_ref, expires_at, paid_at, paid_amount_minor, created_at) overriding system value
    select ${last.payments}::bigint + 1 + i, ${last.orders}::bigint + 1 + i, ${last.invoices}::bigint + 1 + i, ${last.users}::bigint + 1 + buyer,
      case when is_company then 'contracto' else 'multicaixa' end, case when is_company then 'credit' else 'reference' end,
      case when is_company then 'account' else 'proxypay' end, total_minor, 1, case when is_canceled then 'canceled' else 'paid' end,
      case when not is_company then '00000' end, case when not is_company then ref end, case when not is_company then ref end,
      placed_at + interval '1 day', case when not is_canceled then placed_at end, case when not is_canceled then total_minor end, placed_at
    from planned_orders cross join lateral (select 'H' || ${last.payments}::bigint + 1 + i as ref) r`.execute(db);
  await sql`
    insert into payment_events (payment_id, provider, external_id, signature_ok, provider_ref, amount_minor, currency_key, raw, outcome,
      received_at, processed_at, acknowledged_at, applied_minor)
    select id, provider, provider_ref, true, provider_ref, amount_minor, 'aoa', '{}', 'paid', paid_at, paid_at, paid_at, amount_minor
    from payments where id > ${last.payments}::bigint and provider = 'proxypay' and status = 'paid'`.execute(db);
}

/** Of ten charges nine are paid after twenty days. Entries have their ids in the order of time. */
export async function writeLedger({ db, last }: History): Promise<void> {
  await sql`
    insert into ledger_entries (id, organization_id, currency_id, kind, reason, amount_minor, due_at, limit_minor, order_id, payment_id,
      reference, cause, created_at) overriding system value
    select ${last.ledger_entries}::bigint + row_number() over (order by at, i, e.kind desc), ${last.organizations}::bigint + 1 + organization, 1,
      e.kind, e.reason, total_minor, case when e.kind = 'debit' then at + interval '30 days' end,
      case when e.kind = 'debit' then 100000000000000 end, ${last.orders}::bigint + 1 + i, payment,
      case when e.kind = 'credit' then 'H' || i else '' end,
      case when e.kind = 'debit' then 'payment ' || payment || ' charged'
        else 'receipt ' || ${last.organizations}::bigint + 1 + organization || ' H' || payment end, at
    from planned_orders cross join (values ('debit', 'order', 0), ('credit', 'payment', 20)) e (kind, reason, days)
      cross join lateral (select ${last.payments}::bigint + 1 + i as payment, placed_at + e.days * interval '1 day' as at) p
    where is_company and not is_canceled and (e.kind = 'debit' or nth % 10 > 0)`.execute(db);
}
