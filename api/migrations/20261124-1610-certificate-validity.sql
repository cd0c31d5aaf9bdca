-- For how many months a certificate of the course is valid; null for ever.
alter table courses
  add column certificate_valid_months integer check (certificate_valid_months between 1 and 120);

create or replace view shared_courses as
  select id, title, workload_hours, certificate_type, partner_id, published_at, deleted_at, category_id,
    certificate_valid_months
  from courses;
create or replace view published_courses as
  select * from courses where deleted_at is null and published_at is not null;
