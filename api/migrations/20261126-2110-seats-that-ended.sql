-- The person has left the seat for good: the line counts it as done, and the class has it again.
alter table order_item_participants add column ended_at timestamptz;

create or replace view shared_order_lines as
  select i.id, i.order_id, o.organization_id, o.currency_id, o.status, o.placed_at, i.quantity, i.net_minor,
    i.refunded_at, i.tax_minor
  from orders o join order_items i on i.order_id = o.id;

-- Seats whose enrollment has ended and that nobody could have again. An organization still gives those away whose enrollment
-- was canceled.
update order_item_participants p set ended_at = e.ended_at
from (
  select n.order_item_id, n.person_id, max(coalesce(n.ended_at, n.registered_at)) as ended_at,
    bool_or(n.status = 'withdrawal') as withdrawn
  from enrollments n where n.order_item_id is not null
  group by n.order_item_id, n.person_id having not bool_or(n.status in ('registered', 'enrolled'))
) e join order_items i on i.id = e.order_item_id join orders o on o.id = i.order_id
where p.order_item_id = e.order_item_id and p.person_id = e.person_id
  and i.refunded_at is null and o.status in ('aguarda-satisfacao', 'finalizada')
  and (e.withdrawn or o.organization_id is null);

update seat_holds h set
  quantity = case when n.ended >= h.quantity then h.quantity else h.quantity - n.ended end,
  status = case when n.ended >= h.quantity then 'released' else h.status end
from (
  select order_item_id, count(*)::int as ended from order_item_participants where ended_at is not null group by order_item_id
) n
where n.order_item_id = h.order_item_id and h.status = 'consumed';

update orders o set status = 'finalizada'
where o.status = 'aguarda-satisfacao' and exists (
    select from order_items i join order_item_participants p on p.order_item_id = i.id
    where i.order_id = o.id and p.ended_at is not null
  ) and (
    select bool_and(case when i.refunded_at is not null then true when i.kind = 'service' then i.delivered_at is not null
      else i.quantity <= (select count(*) from order_item_participants p
        where p.order_item_id = i.id and (p.enrolled_at is not null or p.ended_at is not null)) end)
    from order_items i where i.order_id = o.id
  );
