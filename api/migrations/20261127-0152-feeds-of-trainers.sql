-- A private address may also be of the lessons that a person gives.
alter table timetable_feeds add column is_taught boolean not null default false;
alter table timetable_feeds add constraint timetable_feeds_taught check (not is_taught or enrollment_id is null);
alter table timetable_feeds drop constraint timetable_feeds_person_id_enrollment_id_key;
alter table timetable_feeds
  add constraint timetable_feeds_one unique nulls not distinct (person_id, enrollment_id, is_taught);
