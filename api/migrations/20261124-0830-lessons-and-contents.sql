-- Lessons that take place or took place: all but the canceled ones.
create view shared_standing_lessons as
  select l.id, l.class_id, l.starts_at, l.ends_at, l.room, k.meeting_url
  from lessons l join classes k on k.id = l.class_id where l.status <> 'canceled';

-- In the order of the outline by module_position, module_id, position, id.
create view shared_contents as
  select c.id, m.course_id, c.module_id, m.position as module_position, c.position, c.type, c.title, c.is_mandatory
  from contents c join modules m on m.id = c.module_id where c.deleted_at is null and m.deleted_at is null;
create view shared_content_progress as select enrollment_id, content_id, status from content_progress;
