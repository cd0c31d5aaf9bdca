-- The database refuses to delete the picture of a setting, and to name one that is not there.
alter table application_settings
  add column picture_id bigint
    generated always as (case when key = 'logoPicture' and value ~ '^[1-9][0-9]{0,14}$' then value::bigint end) stored
    references pictures (id);

create index application_settings_picture on application_settings (picture_id) where picture_id is not null;
