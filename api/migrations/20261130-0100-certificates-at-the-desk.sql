-- Staff look a certificate up by its number, its holder, its course or its class, and sort the list by each column.
create index certificates_search on certificates using gin (fold(number || ' ' || (snapshot #>> '{person,name}')
  || ' ' || texts_in(snapshot -> 'course_title') || ' ' || (snapshot ->> 'class_code')) gin_trgm_ops);
create index certificates_holder on certificates (fold(snapshot #>> '{person,name}'), id);
create index certificates_course_pt on certificates (sort_key(snapshot -> 'course_title', 'pt'), id);
create index certificates_course_en on certificates (sort_key(snapshot -> 'course_title', 'en-GB'), id);
create index certificates_class on certificates ((snapshot ->> 'class_code'), id);
create index certificates_type on certificates (type, id);
create index certificates_status on certificates (status, id);
create index certificates_valid_until on certificates (valid_until, id);
create index certificates_replaced_by on certificates (replaced_by_id) where replaced_by_id is not null;

-- Which concluded enrollments have no certificate.
create or replace view shared_conclusions as
  select id as enrollment_id, person_id, course_id, class_id, outcome, concluded_at, attendance_rate, final_grade, status
  from enrollments where concluded_at is not null;
create index enrollments_concluded on enrollments (concluded_at desc, id desc) where concluded_at is not null;
