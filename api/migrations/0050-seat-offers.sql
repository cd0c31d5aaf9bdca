-- A seat that comes free is offered for a day to the first of those who wait, and held meanwhile.
alter table waiting_entries
  add column status text not null default 'waiting' check (status in ('waiting', 'offered', 'accepted', 'expired', 'left')),
  add column offer_expires_at timestamptz,
  drop column told_at;
alter table waiting_entries rename column left_at to ended_at;
update waiting_entries set status = 'left' where ended_at is not null;
drop index waiting_entries_standing;
create unique index waiting_entries_standing on waiting_entries (class_id, user_id) where status in ('waiting', 'offered');
create index waiting_entries_queue on waiting_entries (class_id, id) where status in ('waiting', 'offered');

-- Whose seats they are: of an item of an order, of an enrollment without an order, or of an offer; of nobody known before.
alter table seat_holds
  add column enrollment_id bigint references enrollments (id),
  add column waiting_entry_id bigint references waiting_entries (id) on delete set null;
create unique index seat_holds_enrollment on seat_holds (enrollment_id);
create unique index seat_holds_waiting_entry on seat_holds (waiting_entry_id);

-- Enrollments without an order get a seat each out of those that were held for several at once.
create temporary table seats_given on commit drop as
with seated as (
  select id, class_id, row_number() over (partition by class_id order by id) as place
  from enrollments where order_item_id is null and status in ('registered', 'enrolled')
), unnamed as (
  select h.id, h.class_id, h.status, h.created_at,
    row_number() over (partition by h.class_id order by h.id, seat) as place
  from seat_holds h cross join lateral generate_series(1, h.quantity) seat
  where h.order_item_id is null and h.status <> 'released' and h.class_id in (select class_id from seated)
)
select u.id as hold_id, u.class_id, u.status, u.created_at, s.id as enrollment_id
from unnamed u join seated s using (class_id, place);
update seat_holds h set quantity = h.quantity - given.seats
from (select hold_id, count(*) as seats from seats_given group by hold_id) given where h.id = given.hold_id;
insert into seat_holds (class_id, enrollment_id, quantity, status, created_at)
select class_id, enrollment_id, 1, status, created_at from seats_given;
drop table seats_given;
