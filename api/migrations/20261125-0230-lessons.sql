alter table lessons
  add column module_id bigint references modules (id),
  add column trainer_person_id bigint references persons (id),
  -- Instead of that of the class.
  add column meeting_url text,
  add column summary text,
  add column cancel_reason text,
  add column given_at timestamptz,
  -- The times before the last move, and when people could first notice the last change.
  add column was_starts_at timestamptz,
  add column was_ends_at timestamptz,
  add column changed_at timestamptz,
  -- The revision that participants know of.
  add column announced_revision integer not null default 0,
  -- The start of which the reminders were sent.
  add column day_reminded_for timestamptz,
  add column hour_reminded_for timestamptz;
update lessons set announced_revision = revision;
create index lessons_trainer on lessons (trainer_person_id, starts_at) where trainer_person_id is not null;
create index lessons_unannounced on lessons (class_id, changed_at) where announced_revision < revision;
create index lessons_planned on lessons (starts_at) where status = 'planned';

drop trigger lessons_revised on lessons;
create trigger lessons_revised before update on lessons for each row
  when ((old.starts_at, old.ends_at, old.room, old.status = 'canceled', old.module_id, old.trainer_person_id, old.meeting_url)
    is distinct from (new.starts_at, new.ends_at, new.room, new.status = 'canceled', new.module_id, new.trainer_person_id,
      new.meeting_url))
  execute function revise();

-- The deadline at which the number of participants was checked.
alter table classes add column minimum_checked_for timestamptz;
update classes set minimum_checked_for = registration_deadline where registration_deadline <= now();
create index classes_minimum on classes (registration_deadline)
  where min_participants > 0 and status in ('opened', 'closed')
    and minimum_checked_for is distinct from registration_deadline;

create or replace view shared_standing_lessons as
  select l.id, l.class_id, l.starts_at, l.ends_at, l.room, coalesce(l.meeting_url, k.meeting_url) as meeting_url
  from lessons l join classes k on k.id = l.class_id where l.status <> 'canceled';
create view shared_lessons as
  select id, class_id, module_id, trainer_person_id, starts_at, ends_at, room, status from lessons;

create view shared_modules as select id, course_id, title, position from modules where deleted_at is null;
