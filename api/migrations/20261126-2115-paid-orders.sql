-- Who has paid something, for limits that hold until then.
create view shared_paid_orders as
  select id as order_id, user_id, organization_id from orders
  where status in ('aguarda-satisfacao', 'finalizada') and total_minor > 0;

-- What a gift cost its giver.
create or replace view shared_order_gifts as
  select g.order_item_id, i.order_id, o.number as order_number, o.user_id, o.status as order_status, i.course_id, i.class_id,
    i.title, i.refunded_at, g.email, g.name, g.message, g.send_on, i.net_minor + i.tax_minor as gross_minor
  from order_gifts g join order_items i on i.id = g.order_item_id join orders o on o.id = i.order_id;
