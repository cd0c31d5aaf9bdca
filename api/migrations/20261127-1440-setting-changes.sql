-- What a setting was before each change, so that it can be undone. `former_value` is null where nothing was stored.
create table application_setting_changes (
  id bigint generated always as identity primary key,
  setting_id bigint not null references application_settings (id) on delete cascade,
  former_value text,
  value text not null,
  changed_at timestamptz not null,
  changed_by bigint references users (id)
);
create index application_setting_changes_setting on application_setting_changes (setting_id, id);
create index application_setting_changes_changed_by on application_setting_changes (changed_by);
