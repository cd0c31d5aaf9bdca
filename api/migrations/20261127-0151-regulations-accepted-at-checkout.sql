-- Which regulation the buyer of a line accepted, and when. A line that left its class accepted that of another one.
create view shared_accepted_regulations as
  select i.id as order_item_id, i.class_id, o.user_id, i.regulation_sha256 as sha256, o.terms_accepted_at as accepted_at
  from order_items i join orders o on o.id = i.order_id
  where i.class_id is not null and i.regulation_sha256 is not null and o.terms_accepted_at is not null
    and i.transferred_at is null;

-- Buyers who learn themselves do not accept it a second time.
update enrollments e set regulation_accepted_at = a.accepted_at, regulation_sha256 = a.sha256
from shared_accepted_regulations a
  join users u on u.id = a.user_id
  join classes k on k.id = a.class_id
  join files f on f.id = k.regulation_file_id and f.sha256 = a.sha256
where a.order_item_id = e.order_item_id and a.class_id = e.class_id and u.person_id = e.person_id
  and e.regulation_accepted_at is null and e.status in ('registered', 'enrolled');
