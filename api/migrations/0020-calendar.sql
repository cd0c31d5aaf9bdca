create index lessons_start on lessons (starts_at);

-- How often what a calendar shows of it has changed, and when last: a feed's SEQUENCE and LAST-MODIFIED (RFC 5545, 3.8.7).
alter table classes add column revision integer not null default 0, add column revised_at timestamptz;
alter table lessons add column revision integer not null default 0, add column revised_at timestamptz;

create function revise() returns trigger language plpgsql as $$
begin
  new.revision := old.revision + 1;
  new.revised_at := now();
  return new;
end
$$;

create trigger classes_revised before update on classes for each row
  when ((old.start_at, old.end_at, old.tz, old.venue, old.city, old.type, old.status = 'canceled')
    is distinct from (new.start_at, new.end_at, new.tz, new.venue, new.city, new.type, new.status = 'canceled'))
  execute function revise();

create trigger lessons_revised before update on lessons for each row
  when ((old.starts_at, old.ends_at, old.room, old.status = 'canceled')
    is distinct from (new.starts_at, new.ends_at, new.room, new.status = 'canceled'))
  execute function revise();
