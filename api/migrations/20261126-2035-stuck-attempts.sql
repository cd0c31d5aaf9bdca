-- The sequencing of the package leaves nothing to open that would complete the attempt. Written when an activity ends.
alter table scorm_attempts add column is_stuck boolean not null default false;
