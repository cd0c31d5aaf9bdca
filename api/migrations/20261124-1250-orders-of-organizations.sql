-- The organization that buys; without one, the user buys for themselves.
alter table orders add column organization_id bigint;
create index orders_organization on orders (organization_id, id desc) where organization_id is not null;

create or replace view shared_orders as select id, number, user_id, organization_id from orders;

-- What the history of an order is derived from.
create view shared_payments as
  select id, order_id, method_slug, status, amount_minor, paid_amount_minor, proof_sent_at from payments;
create view shared_status_history as
  select id, subject, subject_id, move, reason, actor_user_id, moved_at from status_history;
