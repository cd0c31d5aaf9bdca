-- What a slice shows of its tables to the SQL of other slices; each slice's tables.ts names its views. They are plain
-- selects, so that the planner sees through them. Rows are locked and written in the tables alone, by their owner.
create view shared_currencies as select id, key, name, definition from currencies;
create view shared_locales as select id, key, name, definition from locales;

create view shared_files as
  select id, category, name, mime, byte_size, sha256, storage_key, deleted_at from files;

create view shared_persons as
  select id, name, document_type, document_number, birth_date, deleted_at from persons;
create view shared_users as select id, person_id, deleted_at from users;

-- Those out of the catalogue too; published_courses has the others.
create view shared_courses as
  select id, title, workload_hours, certificate_type, partner_id, published_at, deleted_at from courses;
create view shared_partners as select id, name, tax_id, licence, city, country from partners;

-- `class` is what is_for_sale takes.
create view shared_classes as
  select id, course_id, code, type, status, capacity, start_at, end_at, tz, venue, city, registration_deadline,
    attendance_min, grade_min, regulation_file_id, seats_free_at, k as class
  from classes k;
create view shared_class_trainers as select class_id, person_id from class_trainers;

create view shared_orders as select id, number from orders;
create view shared_order_items as select id, order_id from order_items;

create view shared_enrollments as
  select id, person_id, class_id, course_id, status, progress_rate from enrollments;
