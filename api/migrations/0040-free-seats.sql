-- From when there is a free seat, by the holds as they stand: always, never, or once enough of those that wait for money
-- expire. So that who asks for free seats reads classes alone. Kept by triggers; the ledger stays the truth.
alter table classes add column seats_free_at timestamptz not null default '-infinity';

create function free_seats_from(class_id bigint, capacity integer) returns timestamptz
  language sql stable parallel safe as $$
  with held as (
    select case when status = 'active' then coalesce(expires_at, 'infinity') else 'infinity' end as until,
      sum(quantity) as seats
    from seat_holds where seat_holds.class_id = $1 and status <> 'released' group by until
  )
  select case when $2 is null then '-infinity'::timestamptz else coalesce((
    select min(moment) from (select '-infinity'::timestamptz union all select until from held) ends (moment)
    where $2 > (select coalesce(sum(seats), 0) from held where until > moment)
  ), 'infinity') end
$$;

-- Whoever changes holds queues for their classes, in order, or two that change one class would not see each other.
create function keep_free_seats(bigint[]) returns void language plpgsql as $$
begin
  perform from classes where id = any ($1) order by id for no key update;
  update classes k set seats_free_at = now_free.from_then
  from (select id, free_seats_from(id, capacity) as from_then from classes where id = any ($1)) now_free
  where k.id = now_free.id and k.seats_free_at <> now_free.from_then;
end $$;

create function keep_free_seats_of_added() returns trigger language plpgsql as $$
begin
  perform keep_free_seats((select array_agg(distinct class_id) from written));
  return null;
end $$;
create trigger seat_holds_added after insert on seat_holds
  referencing new table as written for each statement execute function keep_free_seats_of_added();

create function keep_free_seats_of_changed() returns trigger language plpgsql as $$
begin
  perform keep_free_seats((
    select array_agg(class_id) from (select class_id from before union select class_id from written) changed
  ));
  return null;
end $$;
create trigger seat_holds_changed after update on seat_holds
  referencing old table as before new table as written for each statement execute function keep_free_seats_of_changed();

create function keep_free_seats_of_removed() returns trigger language plpgsql as $$
begin
  perform keep_free_seats((select array_agg(distinct class_id) from before));
  return null;
end $$;
create trigger seat_holds_removed after delete on seat_holds
  referencing old table as before for each statement execute function keep_free_seats_of_removed();

create function keep_free_seats_of_class() returns trigger language plpgsql as $$
begin
  new.seats_free_at := free_seats_from(new.id, new.capacity);
  return new;
end $$;
create trigger classes_capacity before insert or update of capacity on classes
  for each row execute function keep_free_seats_of_class();

update classes set seats_free_at = free_seats_from(id, capacity)
where capacity = 0 or id in (select class_id from seat_holds where status <> 'released');

-- What filters and cards ask of the classes of a course, so that no class is read.
create index classes_open on classes (course_id, city, start_at)
  include (type, registration_opens_at, registration_deadline, seats_free_at)
  where deleted_at is null and status = 'opened';
