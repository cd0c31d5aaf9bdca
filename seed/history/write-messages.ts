import { sql } from 'kysely';
import { numbers, type History } from './history.ts';

const perOrder = 5;

/** Emails, events and stored answers are of the last hours, because older ones are purged every night. */
export async function writeMessages({ db, at, orders, learners, last, year }: History): Promise<void> {
  const recipient = sql`${last.users}::bigint + 1 + i % ${learners}::int`;
  await sql`
    insert into notifications (recipient_id, kind, subject, facts, link, read_at, created_at)
    select ${recipient}, 'order_paid', 'order ' || ${last.orders}::bigint + 1 + i / ${perOrder}::int, jsonb_build_object('free', 'no',
        'total', jsonb_build_object('money', jsonb_build_object('symbol', 'AOA', 'amount_minor', 500000)), 'coupon', 'none',
        'number', 'M-' || ${year}::int || '-' || i / ${perOrder}::int, 'service', 'no', 'discount', ''),
      '/profile/my-courses', case when i % 4 > 0 then written_at end, written_at
    from ${numbers(orders * perOrder)} cross join lateral (
      select ${at}::timestamptz - interval '300 days' + i * interval '300 days' / ${orders * perOrder}::int as written_at) w`.execute(
    db,
  );
  await sql`
    insert into told_messages (user_id, kind, subject, told_at)
    select ${recipient}, 'order_paid', 'order ' || ${last.orders}::bigint + 1 + i, ${at}::timestamptz - i % 80 * interval '1 day'
    from ${numbers(orders)}`.execute(db);
  await sql`
    insert into mails (recipient, locale, subject, body_text, created_at, sent_at)
    select 'historico-' || i % ${learners}::int || '@mestria.test', 'pt-PT', 'Encomenda paga', 'Obrigado.', written_at, written_at
    from ${numbers(orders)} cross join lateral (select ${at}::timestamptz - i % 25 * interval '1 day' as written_at) w`.execute(
    db,
  );
  await sql`
    insert into outbox_events (kind, payload, created_at, relayed_at)
    select 'order_paid', jsonb_build_object('order_id', ${last.orders}::bigint + 1 + i), ${hoursAgo(at)}, ${hoursAgo(at)}
    from ${numbers(orders)}`.execute(db);
  await sql`
    insert into idempotency_keys (owner, path, key, request_hash, status, body, created_at)
    select 'user ' || ${recipient}, '/orders/create', 'history ' || ${last.orders}::bigint || ' ' || i, md5(i::text), 200, '{}', ${hoursAgo(at)}
    from ${numbers(Math.ceil(orders / 2))}`.execute(db);
}

function hoursAgo(at: Date) {
  return sql`${at}::timestamptz - i % 20 * interval '1 hour'`;
}
