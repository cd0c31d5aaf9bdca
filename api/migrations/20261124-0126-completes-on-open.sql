-- An editor says of a package whose activities never call the SCORM API that opening them is enough.
alter table contents add column completes_on_open boolean not null default false;
