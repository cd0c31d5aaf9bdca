-- The people of a class in any state, and by name.
create index enrollments_class on enrollments (class_id, id);
create index persons_name on persons (name, id);

-- Searching orders by number, title and person.
create index persons_name_trigrams on persons using gin (fold(name) gin_trgm_ops);
create index orders_number_trigrams on orders using gin (fold(number) gin_trgm_ops);
create index orders_placed on orders (placed_at desc, id desc);
create function folded_lines(jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(public.fold(value), E'\n' order by key), '') from jsonb_each_text($1)
$$;
alter table order_items add column title_folded text not null generated always as (folded_lines(title)) stored;
create index order_items_title_trigrams on order_items using gin (title_folded gin_trgm_ops);
create or replace view shared_seat_lines as
  select i.id, i.order_id, o.number as order_number, o.organization_id, o.status as order_status, i.class_id, i.course_id, i.title,
    i.quantity, i.title_folded
  from order_items i join orders o on o.id = i.order_id
  where o.organization_id is not null and i.kind <> 'service' and i.class_id is not null and i.refunded_at is null;

-- All certificates of an enrollment, also revoked ones.
create index certificates_enrollment on certificates (enrollment_id);

-- What a payment was told of, charged and flagged with.
create index payment_events_payment on payment_events (payment_id) where payment_id is not null;
create index payment_cases_payment on payment_cases (payment_id) where payment_id is not null;
create index ledger_entries_payment on ledger_entries (payment_id) where payment_id is not null;
create index refunds_payment on refunds (payment_id);

-- Those that wait come first, then the oldest.
create index attempts_queue on attempts ((status = 'submitted') desc, submitted_at, id);
create index hand_ins_age on hand_ins (handed_in_at, id);

-- What is purged every night.
create index notifications_age on notifications (created_at);
create index notifications_binned on notifications (deleted_at) where deleted_at is not null;
create index told_messages_age on told_messages (told_at);
create index outbox_events_relayed on outbox_events (relayed_at) where relayed_at is not null;
