-- A file that a class shares with its learners is not one that a course may show: they have categories of their own.
update files set category = 'course-content'
  where category = 'class-content'
    and exists (select from contents where file_id = files.id or captions_file_id = files.id)
    and not exists (select from class_files where file_id = files.id);
