-- Which courses are published, by id alone: lists ask that of every course they pass, and rows are wide with their texts.
create index courses_published on courses (id) where deleted_at is null and published_at is not null;
