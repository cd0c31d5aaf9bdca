-- Money that arrived late, twice, in another amount or currency, for nothing known, or that cannot be read.
create table payment_cases (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('late', 'twice', 'too_much', 'too_little', 'currency', 'unknown', 'unreadable')),
  state text not null default 'open' check (state in ('open', 'settled', 'refunding', 'refunded', 'dismissed')),
  -- One event makes at most one case; null for money that staff confirmed by hand.
  event_id bigint unique references payment_events (id),
  order_id bigint references orders (id),
  payment_id bigint references payments (id),
  -- As received; null where it cannot be read.
  amount_minor bigint check (amount_minor > 0),
  currency_key text,
  -- What the order cost, in its own currency.
  due_minor bigint,
  -- The difference that staff accepted.
  waived_minor bigint not null default 0 check (waived_minor >= 0),
  opened_at timestamptz not null,
  -- When the buyer asked for the money.
  reclaimed_at timestamptz,
  resolved_at timestamptz,
  resolved_by bigint references users (id),
  note text,
  check ((order_id is null) = (payment_id is null)),
  check (amount_minor is null or currency_key is not null),
  check ((state = 'open') = (resolved_at is null))
);
create index payment_cases_order on payment_cases (order_id, id);
create index payment_cases_open on payment_cases (id desc) where state = 'open';
create unique index payment_cases_by_hand on payment_cases (payment_id) where event_id is null;

-- The part of the amount that paid for an order; the rest is in a case.
alter table payment_events add column applied_minor bigint not null default 0;

-- The refund of a case returns no line of its order.
alter table refunds add column case_id bigint references payment_cases (id);
create unique index refunds_of_case on refunds (case_id) where status <> 'refused';

-- A second event used to overwrite the flag of the payment that had settled the order.
update payments p set flag = case
    when exists (select from payment_events e where e.payment_id = p.id and e.outcome = 'overpaid') then 'overpaid' end
where p.flag = 'paid_twice'
  and exists (select from payment_events e where e.payment_id = p.id and e.outcome = 'paid_twice')
  and exists (select from payment_events e where e.payment_id = p.id and e.outcome in ('paid', 'overpaid'))
  and not exists (
    select from payments o where o.order_id = p.order_id and o.id <> p.id and o.status = 'paid'
      and coalesce(o.flag, '') not in ('paid_twice', 'refund_due'));

update payment_events e set applied_minor = least(e.amount_minor, p.amount_minor) from payments p
where p.id = e.payment_id and e.outcome in ('paid', 'overpaid')
  and coalesce(p.flag, '') not in ('paid_twice', 'refund_due');

insert into payment_cases (kind, event_id, order_id, payment_id, amount_minor, currency_key, due_minor, opened_at)
select
  case
    when e.amount_minor is null or e.amount_minor = 0 or e.currency_key is null then 'unreadable'
    when p.id is null then 'unknown'
    when e.outcome = 'underpaid' then 'too_little'
    when e.outcome = 'wrong_currency' then 'currency'
    when e.outcome = 'overpaid' and e.applied_minor > 0 then 'too_much'
    when e.outcome in ('paid', 'overpaid') and p.flag = 'refund_due' then 'late'
    else 'twice'
  end,
  e.id, p.order_id, p.id, nullif(e.amount_minor - e.applied_minor, 0), e.currency_key, o.total_minor, e.received_at
from payment_events e left join payments p on p.id = e.payment_id left join orders o on o.id = p.order_id
where e.signature_ok and e.processed_at is not null
  and (e.amount_minor is null or e.applied_minor < e.amount_minor or e.amount_minor = 0);

insert into payment_cases (kind, order_id, payment_id, amount_minor, currency_key, due_minor, opened_at)
select case p.flag when 'refund_due' then 'late' else 'twice' end,
  p.order_id, p.id, p.paid_amount_minor, c.key, o.total_minor, p.paid_at
from payments p join orders o on o.id = p.order_id join currencies c on c.id = p.currency_id
where p.status = 'paid' and p.flag in ('refund_due', 'paid_twice') and p.paid_amount_minor > 0
  and not exists (select from payment_cases k where k.payment_id = p.id);

-- What came of an event is now named as its case, or `paid`.
update payment_events e set outcome = coalesce(
    (select k.kind from payment_cases k where k.event_id = e.id and e.applied_minor = 0), 'paid')
where e.signature_ok and e.processed_at is not null;
