create table refunds (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders (id),
  payment_id bigint not null references payments (id),
  -- Empty for the whole order.
  order_item_ids bigint[] not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency_id bigint not null references currencies (id),
  status text not null check (status in ('requested', 'approved', 'sent', 'done', 'failed', 'refused')),
  reason text not null,
  -- withdrawal: within the days of the buyer's country; by_hand: staff decide.
  rule text not null check (rule in ('withdrawal', 'by_hand')),
  refuse_reason text,
  requested_by bigint references users (id),
  decided_by bigint references users (id),
  requested_at timestamptz not null,
  decided_at timestamptz,
  sent_at timestamptz,
  done_at timestamptz
);
create index refunds_order on refunds (order_id, id);
create index refunds_waiting on refunds (id) where status in ('requested', 'approved', 'sent', 'failed');

-- The money for this line was returned, and its seats are free again.
alter table order_items add column refunded_at timestamptz;

create view shared_refunds as select id, order_id, amount_minor, status from refunds;

-- How many days a buyer of each country may withdraw.
insert into application_settings (slug, key, value, is_public) values
  ('Refunds', 'withdrawalDaysPT', '14', true),
  ('Refunds', 'withdrawalDaysAO', '7', true),
  ('Refunds', 'withdrawalDaysMZ', '7', true)
on conflict do nothing;
