-- Where a module or a content stands in the folder of an imported course, so that it is found again.
alter table modules add column source_path text;
alter table contents add column source_path text;
create unique index modules_source_path on modules (course_id, source_path)
  where source_path is not null and deleted_at is null;
create unique index contents_source_path on contents (module_id, source_path)
  where source_path is not null and deleted_at is null;
