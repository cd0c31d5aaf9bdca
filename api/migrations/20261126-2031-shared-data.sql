-- What the activities of a SCORM 2004 package share in an attempt (`adl.data`): texts by the target of the manifest.
alter table scorm_attempts add column shared_data jsonb not null default '{}';
