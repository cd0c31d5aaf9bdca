-- Whether a course has assessments decides what its learners need for a certificate.
create or replace view shared_contents as
  select c.id, m.course_id, c.module_id, m.position as module_position, c.position, c.type, c.title, c.is_mandatory,
    c.is_graded
  from contents c join modules m on m.id = c.module_id where c.deleted_at is null and m.deleted_at is null;
