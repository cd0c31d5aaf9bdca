-- Lines that the buyer gives to somebody else: whom to, and when the email goes out. Null: as soon as it is paid.
create table order_gifts (
  order_item_id bigint primary key references order_items (id),
  -- In lower case; empty once it was erased.
  email text not null check (email = lower(email)),
  name text not null,
  message text not null,
  send_on date
);
create index order_gifts_email on order_gifts (email) where email <> '';

-- What happened to gifts since they were paid.
create table gifts (
  order_item_id bigint primary key references order_items (id),
  status text not null check (status in ('scheduled', 'sent', 'accepted', 'declined', 'expired', 'canceled')),
  token_hash text unique,
  sent_at timestamptz,
  mailed_at timestamptz,
  expires_at timestamptz,
  answered_at timestamptz,
  person_id bigint references persons (id),
  check ((status = 'accepted') = (person_id is not null) or status = 'canceled')
);
create index gifts_waiting on gifts (expires_at) where status in ('scheduled', 'sent');
create index gifts_person on gifts (person_id) where person_id is not null;

create view shared_order_gifts as
  select g.order_item_id, i.order_id, o.number as order_number, o.user_id, o.status as order_status, i.course_id, i.class_id,
    i.title, i.refunded_at, g.email, g.name, g.message, g.send_on
  from order_gifts g join order_items i on i.id = g.order_item_id join orders o on o.id = i.order_id;

create or replace view shared_refunds as select id, order_id, amount_minor, status, order_item_ids from refunds;
