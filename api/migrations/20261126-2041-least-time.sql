-- The seconds that a content took at least when it was done: those of one enrollment add up, whatever was open at once.
alter table content_progress add column least_seconds integer not null default 0;

insert into application_settings (slug, key, value, is_public) values ('General', 'progressFloorPercent', '100', false)
  on conflict do nothing;

-- Of the hours of a course: how many percent pass at least between the first content that a learner opens and the conclusion.
alter table courses add column least_hours_percent integer not null default 0
  check (least_hours_percent between 0 and 100);
create or replace view shared_courses as
  select id, title, workload_hours, certificate_type, partner_id, published_at, deleted_at, category_id,
    certificate_valid_months, least_hours_percent
  from courses;
create or replace view published_courses as
  select * from courses where deleted_at is null and published_at is not null;

-- When everything is done, and the least share of the hours has not passed yet.
alter table enrollments add column concludes_at timestamptz;
create index enrollments_concludes_at on enrollments (concludes_at) where concludes_at is not null;

create or replace view shared_content_progress as
  select enrollment_id, content_id, status, grade, started_at from content_progress;
