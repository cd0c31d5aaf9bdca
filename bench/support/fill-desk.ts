import { sql } from 'kysely';
import type { Db } from '#api/shared/database/database.ts';

/**
 * What the desk lists besides what a history holds, in shares of its orders: half as many entries of the audit trail,
 * 1 in 20 an open or past line of the bank and a hand-over, 1 in 50 a refund and a gift, 1 in 100 a case. Only for
 * measurements: the audit does not hold afterwards.
 */
export async function fillDesk(db: Db, staffId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const fill of [fillTrail, fillMoney, fillBank, fillGifts, fillAccounts]) await fill(tx, staffId);
  });
  await sql`checkpoint`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

async function fillTrail(db: Db, staffId: number): Promise<void> {
  await sql`
    with added as (
      insert into audit_entries (created_at, user_id, roles, call, changes, address, request_id)
      select placed_at, ${staffId}::bigint, '{administrator}', (array['PUT /orders/approve', 'PUT /payments/confirm', 'PUT /courses', 'PUT /users/disable'])[1 + id % 4],
        jsonb_build_object('number', jsonb_build_array(number, number)), '127.0.0.1', 'history-' || id
      from orders where id % 2 = 0 order by id
      returning id)
    insert into audit_entry_records (noun, record_id, entry_id) select 'orders', 1 + id, id from added`.execute(db);
  await sql`
    insert into fiscal_hand_overs (order_id, user_id, occasion, kind, amount_minor, idempotency_key, state, attempts, created_at, attempted_at, sent_at)
    select id, user_id, 'order', 'order_paid', total_minor, gen_random_uuid(), case when id % 2000 = 0 then 'failed' else 'sent' end, 1, placed_at, placed_at,
      case when id % 2000 > 0 then placed_at end
    from orders where id % 20 = 0 and total_minor > 0 order by id`.execute(db);
}

/** Of a thousand refunds one waits, and of a hundred cases. */
async function fillMoney(db: Db, staffId: number): Promise<void> {
  await sql`
    insert into refunds (order_id, payment_id, order_item_ids, amount_minor, currency_id, status, reason, rule, requested_by, requested_at, decided_at, done_at)
    select p.order_id, p.id, '{}', p.amount_minor, p.currency_id, case when p.id % 50000 = 0 then 'requested' else 'done' end, 'Não posso ir.', 'by_hand',
      p.user_id, p.paid_at, case when p.id % 50000 > 0 then p.paid_at end, case when p.id % 50000 > 0 then p.paid_at end
    from payments p where p.id % 50 = 0 and p.status = 'paid' order by p.id`.execute(db);
  await sql`
    insert into payment_cases (kind, state, event_id, order_id, payment_id, amount_minor, currency_key, due_minor, opened_at, resolved_at, resolved_by, note)
    select (array['late', 'twice', 'too_much', 'too_little'])[1 + e.id % 4], case when is_open then 'open' else 'settled' end, e.id, p.order_id, p.id,
      e.amount_minor, 'aoa', p.amount_minor, e.received_at, case when not is_open then e.received_at end, case when not is_open then ${staffId}::bigint end,
      case when not is_open then 'Conferido.' end
    from payment_events e join payments p on p.id = e.payment_id cross join lateral (select e.id % 5000 = 0 as is_open) o
    where e.id % 50 = 0 order by e.id`.execute(db);
}

async function fillBank(db: Db, staffId: number): Promise<void> {
  await sql`
    with statement as (
      insert into bank_statements (name, format, sha256, account_end, first_day, last_day, added_count, known_count, outgoing_count, uploaded_at, uploaded_by_user_id)
      select 'Extracto ' || n || '.csv', 'csv', md5(n::text) || md5('x' || n), '0001', date '2025-01-01' + (n % 365)::int, date '2025-01-01' + (n % 365)::int, 100, 0, 0,
        now(), ${staffId}::bigint
      from generate_series(0, (select count(*) / 2000 from orders)) n returning id)
    insert into bank_lines (statement_id, booked_on, amount_minor, currency_id, text, payer_name, payer_account_end, bank_reference, fingerprint, occurrence,
      state, reason, decided_at, decided_by_user_id)
    select (select min(id) from statement) + p.id / 2000 % (select count(*) from statement), p.created_at::date, p.amount_minor, p.currency_id,
      'TRF ' || p.id, 'Comprador ' || p.user_id, '', 'B' || p.id, md5(p.id::text), 1, case when p.id % 20000 = 0 then 'open' else 'set_aside' end,
      case when p.id % 20000 > 0 then 'Outra conta.' end, case when p.id % 20000 > 0 then now() end, case when p.id % 20000 > 0 then ${staffId}::bigint end
    from payments p where p.id % 20 = 0 and p.amount_minor > 0 order by p.id`.execute(db);
}

async function fillGifts(db: Db): Promise<void> {
  await sql`
    insert into order_gifts (order_item_id, email, name, message)
    select id, 'presente-' || id || '@mestria.test', 'Presenteada ' || id, '' from order_items where id % 50 = 0 order by id`.execute(
    db,
  );
  await sql`
    insert into gifts (order_item_id, status, token_hash, sent_at, mailed_at, expires_at)
    select order_item_id, 'sent', md5(order_item_id::text), now(), now(), now() + (order_item_id % 300 - 150) * interval '1 day' from order_gifts`.execute(
    db,
  );
  await sql`
    insert into coupons (code, code_key, percent, scope, scope_ids, is_active, created_at, last_day)
    select 'H' || n, 'H' || n, 1 + n % 90, 'all', '{}', n % 3 > 0, now() - n * interval '1 hour', date '2025-01-01' + (n % 900)::int
    from generate_series(1, (select count(*) / 400 from orders)) n`.execute(db);
  await sql`
    insert into coupon_uses (order_id, coupon_id, user_id, organization_id, discount_minor, taken_at, is_late)
    select o.id, c.first + o.id % c.count, o.user_id, o.organization_id, 100, o.placed_at, false
    from orders o cross join (select min(id) as first, count(*) as count from coupons where code like 'H%') c where o.id % 10 = 0`.execute(
    db,
  );
}

async function fillAccounts(db: Db, staffId: number): Promise<void> {
  await sql`
    insert into session_families (user_id, user_agent, created_at, last_used_at, expires_at)
    select u.id, '', u.created_at, u.created_at - u.id % 5000 * interval '1 hour', now() + interval '1 day'
    from users u cross join generate_series(1, 2) where u.id % 3 = 0`.execute(db);
  await sql`
    insert into sign_ups (username, password_hash, first_name, last_name, role, terms_version, wants_news, created_at, expires_at, cart)
    select 'inscrita-' || n || '@mestria.test', '', 'Ana', 'Inscrita ' || n, 'student', '1', false, now(), now() + interval '1 day', '[]'
    from generate_series(1, (select count(*) / 400 from orders)) n`.execute(db);
  await sql`
    insert into user_invitations (username, role_names, invited_by, created_at, expires_at)
    select 'convidada-' || n || '@mestria.test', '{trainer}', ${staffId}::bigint, now(), now() + interval '1 day'
    from generate_series(1, (select count(*) / 2000 from orders)) n`.execute(db);
  await sql`
    insert into news (published_at, created_at, updated_at, author, title, body)
    select now(), now(), now(), 'Equipa', jsonb_build_object('pt', 'Notícia ' || n), jsonb_build_object('pt', repeat('texto ', 200))
    from generate_series(1, (select count(*) / 1000 from orders)) n`.execute(db);
  await sql`
    insert into record_versions (noun, record_id, version, updated_at, updated_by)
    select 'classes', id, 2, created_at + id % 999 * interval '1 minute', ${staffId}::bigint from classes
    union all select 'courses', id, 2, created_at + id % 999 * interval '1 minute', ${staffId}::bigint from courses`.execute(
    db,
  );
  // A history makes all its people at one moment.
  await sql`update users set created_at = created_at - id * interval '20 seconds' where id <> ${staffId}::bigint`.execute(
    db,
  );
  await sql`update users set disabled_at = now() where id % 500 = 1 and id <> ${staffId}::bigint`.execute(db);
}
